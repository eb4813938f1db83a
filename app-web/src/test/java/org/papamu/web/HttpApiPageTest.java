package org.papamu.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpRequest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The commands of docs/http-api.md do what the page says. */
class HttpApiPageTest {

  private static final Pattern ADDRESS = Pattern.compile("http://127\\.0\\.0\\.1:7272(/[^ ']*)");
  private static final Pattern HEADER = Pattern.compile("-H '([^:]*): ([^']*)'");
  private static final Pattern BODY = Pattern.compile("-d '([^']*)'");

  @Test
  void everyCommandIsAnswered() throws IOException {
    List<String> commands =
        Files.readAllLines(Path.of("..", "docs", "http-api.md")).stream()
            .filter(line -> line.startsWith("curl "))
            .toList();
    assertThat(commands).hasSizeGreaterThan(10);
    String id = "";
    try (Served served = Served.forgetful()) {
      for (String command : commands) {
        Matcher address = ADDRESS.matcher(command);
        assertThat(address.find()).as(command).isTrue();
        HttpRequest.Builder request = served.request(address.group(1).replace("ID", id));
        HEADER.matcher(command).results().forEach(h -> request.header(h.group(1), h.group(2)));
        Matcher body = BODY.matcher(command);
        if (body.find()) {
          request.POST(HttpRequest.BodyPublishers.ofString(body.group(1)));
        }
        Served.Answer answer = served.send(request.build());
        assertThat(answer.status()).as(command + " " + answer.body()).isIn(200, 201);
        if (answer.status() == 201) {
          id = answer.text("id");
        }
      }
    }
    assertThat(id).isNotEmpty();
  }
}
