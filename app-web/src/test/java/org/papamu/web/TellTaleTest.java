package org.papamu.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What answers tell, and what they never do: the cases 47 and 49 of docs/abuse-cases.md. */
class TellTaleTest {

  @RegisterExtension static final Served SERVED = Served.forgetful();

  // --- 47 ---

  @Test
  void textIsNeverMarkup() {
    String evil = "<script>alert(1)</script>\\\"onerror=";
    Served.Answer refused = SERVED.post("/sessions", "{\"game\":\"" + evil + "\"}");
    assertThat(refused.status()).isEqualTo(422);
    assertThat(refused.header("Content-Type")).startsWith("application/json");
    String record =
        "[Game \\\"konane:6x6\\\"]\\n[White \\\"<script>alert(1)</script>\\\"]\\n"
            + "[Result \\\"*\\\"]\\n\\n{<img src=x onerror=alert(1)>} *\\n";
    Served.Answer loaded = SERVED.post("/records", "{\"record\":\"" + record + "\"}");
    assertThat(loaded.status()).isEqualTo(201);
    String id = loaded.text("id");
    for (String path : List.of("", "/record", "/picture.svg", "/entry?typed=%3Cscript%3E")) {
      Served.Answer answer = SERVED.get("/sessions/" + id + path);
      assertThat(answer.header("Content-Type")).doesNotContain("html");
      assertThat(answer.header("X-Content-Type-Options")).isEqualTo("nosniff");
    }
    assertThat(SERVED.get("/sessions/" + id + "/picture.svg").body()).doesNotContain("<script");
  }

  // --- 49 ---

  @Test
  void errorsTellNothingOfTheMachine() {
    List<String> bodies =
        List.of(
            SERVED.get("/nothing").body(),
            SERVED.post("/sessions", "{\"game\":").body(),
            SERVED.post("/sessions", "{\"gamee\":\"x\"}").body(),
            SERVED.post("/sessions", "{\"game\":\"no-such\"}").body(),
            SERVED.post("/records", "{\"record\":\"nonsense\"}").body(),
            SERVED.get("/sessions/" + "0".repeat(32)).body(),
            SERVED.get("/board?game=konane:6x6&theme=pink").body(),
            SERVED.raw("GET / HTTP/9.9\r\n\r\n"),
            SERVED.raw("\u0000\u0001\r\n\r\n"));
    for (String body : bodies) {
      assertThat(body)
          .doesNotContain("Exception", "at org.", "at java.", ".java", "jetty", "Jetty")
          .doesNotContain(System.getProperty("java.version"), System.getProperty("user.dir"));
    }
  }
}
