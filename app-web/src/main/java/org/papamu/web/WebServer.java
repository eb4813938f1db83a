package org.papamu.web;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.net.URI;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.eclipse.jetty.http.UriCompliance;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/**
 * Serves games to browsers and programs: a page and the JSON interface behind it. Runs on daemon
 * threads from {@link #start} to {@link #close}, which keeps all games.
 */
public final class WebServer implements AutoCloseable {

  private static final int TOKEN_BYTES = 24;
  private static final int THREADS = 24;
  private static final int BACKLOG = 256;
  private static final long PEERS_MILLIS = 1000;
  private static final long PING_MILLIS = 15_000;
  private static final long TIDY_MILLIS = 60_000;
  private static final long SWEEP_MILLIS = TimeUnit.HOURS.toMillis(6);

  private final Javalin javalin;
  private final Workers workers;
  private final LiveGames games;
  private final Keeper keeper;
  private final RestingPlayers resting = new RestingPlayers(Limits.RESTING);
  private final URI address;
  private final String token;
  private final List<String> routeNames;

  private WebServer(WebSettings settings) throws IOException {
    token = settings.token().orElseGet(WebServer::drawToken);
    keeper = new Keeper(settings.folder(), settings.clock());
    workers = new Workers();
    Library library = new Library(settings.catalog(), settings.nanoTime());
    RandomGenerator random = new SecureRandom();
    Surroundings around =
        new Surroundings(library, workers, keeper, resting, settings.nanoTime(), random::nextLong);
    games = new LiveGames(around, Limits.LIVE_GAMES);
    ServerSocketChannel channel = listen(settings);
    int port = channel.socket().getLocalPort();
    address = URI.create("http://%s:%s/".formatted(settings.address().inUrl(), port));
    Assets assets = Assets.load(token);
    Peers peers = new Peers(settings.nanoTime());
    Gate gate = new Gate(new Hosts(settings.address(), port), token, peers);
    List<Api.Route> routes =
        Stream.of(
                assets.paths().stream().map(path -> file(settings, path, assets.at(path))),
                new GameRoutes(around).routes(),
                new SessionRoutes(around, games).routes(),
                new ExportRoutes(around.keeper(), games).routes())
            .flatMap(some -> some)
            .toList();
    routeNames = routes.stream().map(route -> route.method() + " " + route.path()).toList();
    javalin =
        Javalin.create(
            config -> {
              plain(config);
              config.jetty.threadPool = threads();
              config.jetty.addConnector((server, http) -> connector(server, channel, peers));
              config.jetty.modifyServer(
                  server -> {
                    server.setHandler(gate);
                    server.setErrorHandler(new BareErrors());
                    server.addBean(new NetworkConnectionLimit(Limits.CONNECTIONS, server));
                  });
              Api.add(config.routes, routes.stream());
            });
    javalin.start();
    workers.every(peers::closeSlow, PEERS_MILLIS);
    workers.every(games::ping, PING_MILLIS);
    workers.every(games::putIdleAway, TIDY_MILLIS);
    workers.every(keeper::sweep, SWEEP_MILLIS);
  }

  /**
   * Starts a server.
   *
   * @throws IOException if it cannot listen where it should, or the folder cannot be made
   */
  public static WebServer start(WebSettings settings) throws IOException {
    return new WebServer(settings);
  }

  private static String drawToken() {
    byte[] bytes = new byte[TOKEN_BYTES];
    new SecureRandom().nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  private static QueuedThreadPool threads() {
    QueuedThreadPool threads = new QueuedThreadPool(THREADS, 4);
    threads.setName("web");
    threads.setDaemon(true);
    return threads;
  }

  private static void plain(JavalinConfig config) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.http.prefer405over404 = true;
    config.http.generateEtags = false;
    config.http.compressionStrategy = CompressionStrategy.NONE;
    config.http.maxRequestSize = Limits.LARGEST_BODY;
    config.router.caseInsensitiveRoutes = false;
    config.router.ignoreTrailingSlashes = false;
    config.router.treatMultipleSlashesAsSingleSlash = false;
  }

  /** Listens on the first of the ports that is free. */
  private static ServerSocketChannel listen(WebSettings settings) throws IOException {
    IOException last = new IOException("no port is free");
    for (int port : settings.ports()) {
      ServerSocketChannel channel = ServerSocketChannel.open();
      try {
        channel.setOption(StandardSocketOptions.SO_REUSEADDR, true);
        channel.bind(new InetSocketAddress(settings.address().address(), port), BACKLOG);
        return channel;
      } catch (IOException e) {
        channel.close();
        last = e;
      }
    }
    throw last;
  }

  /** A connector that takes what comes to a channel. */
  private static ServerConnector connector(
      Server server, ServerSocketChannel channel, Peers peers) {
    ServerConnector connector =
        new ServerConnector(server, 1, 1, new HttpConnectionFactory(http()));
    connector.setIdleTimeout(Limits.IDLE.toMillis());
    connector.addBean(peers);
    try {
      connector.open(channel);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return connector;
  }

  private static HttpConfiguration http() {
    HttpConfiguration http = new HttpConfiguration();
    http.setSendServerVersion(false);
    http.setSendXPoweredBy(false);
    http.setRequestHeaderSize(Limits.HEADERS);
    // The gate looks at paths as they are written, and refuses all that is not plain.
    http.setUriCompliance(UriCompliance.UNSAFE);
    return http;
  }

  /** Where others can reach the page, which tells the token, they must know it already. */
  private void requireWelcome(WebSettings settings, String path, Context ctx) {
    if (!settings.address().isLoopback() && path.equals("/")) {
      String given = Api.query(ctx, "token").orElse("");
      boolean known =
          MessageDigest.isEqual(
              given.getBytes(StandardCharsets.UTF_8), token.getBytes(StandardCharsets.UTF_8));
      if (!known) {
        throw Refusal.of(Refusal.FORBIDDEN, "the address of the page ends in its token");
      }
    }
  }

  private Api.Route file(WebSettings settings, String path, Assets.Asset asset) {
    return new Api.Route(
        HandlerType.GET,
        path,
        ctx -> {
          requireWelcome(settings, path, ctx);
          file(ctx, asset);
        });
  }

  private static void file(Context ctx, Assets.Asset asset) {
    ctx.header("ETag", asset.tag());
    ctx.header("Cache-Control", "no-cache");
    ctx.header("Vary", "Accept-Encoding");
    String known = ctx.header("If-None-Match");
    if (known != null && known.equals(asset.tag())) {
      ctx.status(304);
      return;
    }
    String takes = ctx.header("Accept-Encoding");
    ctx.contentType(asset.type());
    if (takes != null && takes.contains("gzip")) {
      ctx.header("Content-Encoding", "gzip");
      ctx.result(asset.packed());
    } else {
      ctx.result(asset.bytes());
    }
  }

  /** The address of the page. */
  public URI address() {
    return address;
  }

  /** What requests that change something must bring in the header {@code X-Papamu-Token}. */
  public String token() {
    return token;
  }

  /** The methods and paths of all routes. */
  List<String> routes() {
    return routeNames;
  }

  /** Stops, and keeps all games. */
  @Override
  public void close() {
    games.close();
    javalin.stop();
    workers.close();
    resting.close();
    keeper.close();
  }
}
