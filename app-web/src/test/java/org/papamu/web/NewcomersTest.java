package org.papamu.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class NewcomersTest {

  private final AtomicLong now = new AtomicLong(Long.MAX_VALUE - 1_000_000_000L);
  private final Newcomers newcomers = new Newcomers(3, Duration.ofSeconds(10), now::get);

  private void comeThrice(String client) {
    for (int i = 0; i < 3; i++) {
      newcomers.come(client);
    }
  }

  @Test
  void soManyAtOnceAndThenOneByOne() {
    comeThrice("a");
    assertThatThrownBy(() -> newcomers.come("a")).isInstanceOf(Refusal.class);
    assertThatCode(() -> comeThrice("b")).as("another client").doesNotThrowAnyException();
    // The clock of a machine may run over: only differences count.
    now.addAndGet(Duration.ofSeconds(10).toNanos());
    newcomers.come("a");
    assertThatThrownBy(() -> newcomers.come("a")).isInstanceOf(Refusal.class);
    now.addAndGet(Duration.ofHours(1).toNanos());
    comeThrice("a");
    assertThatThrownBy(() -> newcomers.come("a")).isInstanceOf(Refusal.class);
  }

  @Test
  void whoComesTooOftenIsToldWhenToTryAgain() {
    try (Served served = Served.forgetful()) {
      Served.Answer answer = served.post("/sessions", "{}");
      for (int i = 0; i < Limits.NEW_GAMES + 100 && answer.status() != 429; i++) {
        answer = served.post("/sessions", "{}");
      }
      assertThat(answer.status()).isEqualTo(429);
      assertThat(answer.header("Retry-After")).matches("[0-9]+");
      assertThat(served.get("/games").status()).isEqualTo(200);
      served.skip(Duration.ofMinutes(1));
      assertThat(served.session("{\"game\":\"konane:4x4\"}")).isNotEmpty();
    }
  }
}
