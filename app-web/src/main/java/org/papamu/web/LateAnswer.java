package org.papamu.web;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.papamu.api.Player.Stop;
import org.papamu.core.catalog.PluginFault;
import org.papamu.core.player.PlayerFault;
import org.papamu.core.session.GameFault;
import org.papamu.core.text.Fields;

/**
 * An answer that takes long to compute. Until it is there, line ends are sent now and then: JSON
 * ignores them, and they show whether the client is still there. When it has gone, the work is
 * asked to stop.
 */
final class LateAnswer implements Runnable, Stop {

  private static final long BEAT_MILLIS = 1000;
  private static final byte[] BEAT = {'\n'};

  private final Context ctx;
  private final Locale language;
  private final Workers workers;
  private final Function<Stop, Fields> work;
  private final CompletableFuture<Told> told = new CompletableFuture<>();
  private volatile boolean stopped;

  private record Told(int status, String json) {}

  private LateAnswer(Context ctx, Workers workers, Function<Stop, Fields> work) {
    this.ctx = ctx;
    language = Speech.of(ctx);
    this.workers = workers;
    this.work = work;
  }

  /**
   * Has an answer computed.
   *
   * @param work computes it, asking the stop often
   * @throws Refusal if too much is waiting already
   */
  static void to(Context ctx, Workers workers, Function<Stop, Fields> work) {
    LateAnswer answer = new LateAnswer(ctx, workers, work);
    workers.submit(Workers.Kind.ORDER, answer);
    ctx.contentType(Api.JSON);
    ctx.future(answer::open);
  }

  private CompletableFuture<Outlet> open() {
    Outlet outlet = Outlet.open(ctx.req().getAsyncContext());
    outlet.start();
    workers.later(() -> beat(outlet), BEAT_MILLIS);
    CompletableFuture<Void> written = told.thenAccept(made -> write(outlet, made));
    return outlet
        .gone()
        .thenApply(
            gone -> {
              stopped = true;
              written.cancel(false);
              return gone;
            });
  }

  private void beat(Outlet outlet) {
    if (!told.isDone() && !outlet.gone().isDone()) {
      outlet.offer("beat", BEAT);
      workers.later(() -> beat(outlet), BEAT_MILLIS);
    }
  }

  private void write(Outlet outlet, Told made) {
    if (outlet.isUntouched()) {
      ctx.res().setStatus(made.status);
    }
    outlet.offer("answer", made.json.getBytes(StandardCharsets.UTF_8));
    outlet.finish();
  }

  @Override
  public boolean requested() {
    return stopped;
  }

  @Override
  public void run() {
    if (stopped) {
      return;
    }
    Told made;
    try {
      made = new Told(200, Json.write(work.apply(this)));
    } catch (Refusal refusal) {
      made = told(refusal);
    } catch (GameFault | PlayerFault | PluginFault fault) {
      made = told(Api.fault(fault));
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError failed) {
      made = told(Refusal.told(Refusal.FAILED, Sayings.refused("failed")));
    }
    told.complete(made);
  }

  private Told told(Refusal refusal) {
    return new Told(refusal.status(), Json.write(refusal.fields(language)));
  }
}
