package org.papamu.web;

import jakarta.servlet.http.HttpServletRequest;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Promise;
import org.jspecify.annotations.Nullable;

/**
 * What every request passes before anything else sees it: other sites that the user has open must
 * neither read nor change anything here.
 *
 * <p>The {@code Host} must be exactly one of this server's own (else a name that some site points
 * at this machine would do), requests of other sites are refused by {@code Origin} and {@code
 * Sec-Fetch-Site}, and changes need the token, which only this server's page and whoever started it
 * know. Refusals have no body.
 */
final class Gate extends Handler.Wrapper {

  static final String TOKEN_HEADER = "X-Papamu-Token";

  private static final int BAD_REQUEST = 400;
  private static final int FORBIDDEN = 403;
  private static final int NOT_FOUND = 404;
  private static final int NOT_ALLOWED = 405;
  private static final int TOO_LARGE = 413;
  private static final int NOT_JSON = 415;
  private static final int MISDIRECTED = 421;

  private static final Set<String> READING = Set.of("GET", "HEAD");
  private static final Set<String> CHANGING = Set.of("POST", "PUT", "DELETE");

  /** Everything comes from here, nothing is inline, nobody frames it. */
  private static final String POLICY =
      "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none';"
          + " object-src 'none'";

  /** The headers of every answer. */
  static final List<HttpField> HEADERS =
      List.of(
          new HttpField("Content-Security-Policy", POLICY),
          new HttpField("X-Content-Type-Options", "nosniff"),
          new HttpField("X-Frame-Options", "DENY"),
          new HttpField("Referrer-Policy", "no-referrer"),
          new HttpField("Cross-Origin-Opener-Policy", "same-origin"),
          new HttpField("Cross-Origin-Resource-Policy", "same-origin"));

  private static final String BODY = "org.papamu.web.body";
  private static final byte[] NO_BODY = {};

  private final Hosts hosts;
  private final byte[] token;
  private final Peers peers;

  Gate(Hosts hosts, String token, Peers peers) {
    this.hosts = hosts;
    this.peers = peers;
    this.token = token.getBytes(StandardCharsets.US_ASCII);
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    HEADERS.forEach(response.getHeaders()::put);
    response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
    int refused = refused(request);
    if (refused != 0) {
      refuse(response, callback, refused);
      return true;
    }
    if (!CHANGING.contains(request.getMethod())) {
      peers.answers(request);
      return super.handle(request, response, callback);
    }
    peers.waitsForBody(request);
    Content.Source.asByteArrayAsync(
        request,
        Api.largestBody(path(request)),
        new Promise.Invocable<>() {
          @Override
          public void succeeded(byte[] body) {
            read(request, response, callback, body);
          }

          @Override
          public void failed(Throwable failure) {
            peers.hasBody(request);
            boolean large = failure instanceof IllegalStateException;
            refuse(response, callback, large ? TOO_LARGE : BAD_REQUEST);
          }

          @Override
          public InvocationType getInvocationType() {
            return InvocationType.BLOCKING;
          }
        });
    return true;
  }

  /** The body is there, so no thread has waited for it. */
  private void read(Request request, Response response, Callback callback, byte[] body) {
    peers.hasBody(request);
    peers.answers(request);
    request.setAttribute(BODY, body);
    try {
      if (!super.handle(request, response, callback)) {
        refuse(response, callback, NOT_FOUND);
      }
    } catch (Exception e) {
      callback.failed(e);
    }
  }

  private static void refuse(Response response, Callback callback, int status) {
    response.setStatus(status);
    // What else comes on this connection is not to be trusted, nor is the body waited for.
    response.getHeaders().put(HttpHeader.CONNECTION, "close");
    callback.succeeded();
  }

  /** The body of a request that has passed. */
  static byte[] body(HttpServletRequest request) {
    return request.getAttribute(BODY) instanceof byte[] body ? body : NO_BODY;
  }

  private static String path(Request request) {
    return String.valueOf(request.getHttpURI().getPath());
  }

  /** The status that a request is refused with; 0 if it may pass. */
  private int refused(Request request) {
    HttpFields headers = request.getHeaders();
    List<String> named = headers.getValuesList(HttpHeader.HOST);
    if (named.size() != 1 || !hosts.isOwn(named.get(0))) {
      return MISDIRECTED;
    }
    String own = named.get(0);
    String authority = request.getHttpURI().getAuthority();
    if (authority != null && !authority.equalsIgnoreCase(own)) {
      return MISDIRECTED;
    }
    String path = path(request);
    if (!isPlain(path)) {
      return NOT_FOUND;
    }
    boolean reads = READING.contains(request.getMethod());
    boolean changes = CHANGING.contains(request.getMethod());
    if (!reads && !changes) {
      return NOT_ALLOWED;
    }
    if (isForeign(headers, own) && !(reads && path.equals("/") && isVisit(headers))) {
      return FORBIDDEN;
    }
    return changes ? refusedChange(request.getMethod(), path, headers) : 0;
  }

  private int refusedChange(String method, String path, HttpFields headers) {
    String given = headers.get(TOKEN_HEADER);
    if (given == null || !MessageDigest.isEqual(given.getBytes(StandardCharsets.UTF_8), token)) {
      return FORBIDDEN;
    }
    if (headers.contains(HttpHeader.CONTENT_ENCODING)
        || (!method.equals("DELETE") && !isJson(headers.get(HttpHeader.CONTENT_TYPE)))) {
      return NOT_JSON;
    }
    return headers.getLongField(HttpHeader.CONTENT_LENGTH) > Api.largestBody(path) ? TOO_LARGE : 0;
  }

  /** Whether a path is one that this server could have: no escapes, no way up, nothing doubled. */
  private static boolean isPlain(String path) {
    return path.startsWith("/")
        && !path.contains("..")
        && !path.contains("//")
        && path.chars()
            .allMatch(
                c ->
                    (c >= 'a' && c <= 'z')
                        || (c >= 'A' && c <= 'Z')
                        || (c >= '0' && c <= '9')
                        || c == '/'
                        || c == '.'
                        || c == '-'
                        || c == '_');
  }

  /** Whether a page of another site sends this, as far as the browser says. */
  private static boolean isForeign(HttpFields headers, String own) {
    String origin = headers.get(HttpHeader.ORIGIN);
    if (origin != null && !origin.equals("http://" + own)) {
      return true;
    }
    String site = headers.get("Sec-Fetch-Site");
    return site != null && !site.equals("same-origin") && !site.equals("none");
  }

  /** Whether the user follows a link to the page. */
  private static boolean isVisit(HttpFields headers) {
    return headers.get(HttpHeader.ORIGIN) == null
        && "navigate".equals(headers.get("Sec-Fetch-Mode"))
        && "document".equals(headers.get("Sec-Fetch-Dest"));
  }

  private static boolean isJson(@Nullable String contentType) {
    if (contentType == null) {
      return false;
    }
    String type = contentType.toLowerCase(Locale.ROOT).replace(" ", "");
    return type.equals("application/json") || type.equals("application/json;charset=utf-8");
  }
}
