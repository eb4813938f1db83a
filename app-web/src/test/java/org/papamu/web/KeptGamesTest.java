package org.papamu.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games outlive the server. */
class KeptGamesTest {

  @TempDir Path folder;

  @Test
  void aGameComesBackAsItWas() {
    String id;
    JsonNode before;
    try (Served served = Served.in(folder)) {
      id = served.session("{\"game\":\"fanorona:5x5\",\"moves\":[\"b2-c3A\"]}");
      JsonNode state = served.get("/sessions/" + id).json();
      String reply =
          served
              .post(
                  "/moves",
                  "{\"game\":\"fanorona:5x5\",\"position\":" + state.path("position") + "}")
              .json()
              .path("moves")
              .get(0)
              .path("text")
              .asText();
      served.post("/sessions/" + id + "/move", "{\"move\":\"" + reply + "\"}");
      served.post("/sessions/" + id + "/undo", "{}");
      before = served.get("/sessions/" + id).json();
    }
    try (Served served = Served.in(folder)) {
      JsonNode after = served.get("/sessions/" + id).json();
      for (String field :
          new String[] {
            "version", "position", "start", "ply", "plies", "history", "pieces", "turn", "seats"
          }) {
        assertThat(after.path(field)).as(field).isEqualTo(before.path(field));
      }
      assertThat(served.post("/sessions/" + id + "/redo", "{}").json().path("ply").asInt())
          .isEqualTo(2);
    }
  }

  @Test
  void aResignationAndAnAgreementAreKept() {
    String resigned;
    String agreed;
    try (Served served = Served.in(folder)) {
      resigned = served.session("{\"game\":\"fanorona:5x5\",\"moves\":[\"b2-c3A\"]}");
      served.post("/sessions/" + resigned + "/resign", "{\"seat\":\"white\"}");
      agreed = served.session("{\"game\":\"fanorona:5x5\",\"moves\":[\"b2-c3A\"]}");
      served.post("/sessions/" + agreed + "/draw", "{}");
    }
    try (Served served = Served.in(folder)) {
      JsonNode over = served.get("/sessions/" + resigned).json().path("over");
      assertThat(over.path("result").asText()).isEqualTo("black");
      assertThat(over.path("reason").asText()).isEqualTo("resignation");
      assertThat(served.get("/sessions/" + agreed).json().path("over").path("reason").asText())
          .isEqualTo("agreement");
    }
  }

  @Test
  void aGameThatIsDeletedIsGone() throws IOException {
    try (Served served = Served.in(folder)) {
      String id = served.session("{\"game\":\"fanorona:5x5\",\"moves\":[\"b2-c3A\"]}");
      assertThat(served.delete("/sessions/" + id).status()).isEqualTo(204);
      assertThat(served.get("/sessions/" + id).status()).isEqualTo(404);
    }
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).isEmpty();
    }
  }

  @Test
  void damagedFilesAreNoGames() throws IOException {
    String id = "0123456789abcdef0123456789abcdef";
    for (String text :
        new String[] {
          "", "nonsense", "[Game \"no-such\"]\n*\n", "[Game \"konane:6x6\"]\n1. z9 *\n"
        }) {
      Files.writeString(folder.resolve(id + ".pgr"), text);
      try (Served served = Served.in(folder)) {
        assertThat(served.get("/sessions/" + id).status()).as(text).isIn(404, 409);
      }
    }
  }
}
