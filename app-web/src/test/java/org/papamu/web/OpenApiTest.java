package org.papamu.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The description of the interface names all routes of the server and no others. */
class OpenApiTest {

  @Test
  void theDescriptionAndTheServerHaveTheSameRoutes() {
    try (Served served = Served.forgetful()) {
      String text = served.get("/openapi.yaml").body();
      assertThat(text).startsWith("openapi: 3.1.0");
      Set<String> described = new TreeSet<>();
      String path = "";
      boolean inPaths = false;
      for (String line : text.lines().toList()) {
        inPaths = inPaths ? !line.matches("[a-z].*") : line.equals("paths:");
        if (inPaths && line.matches("  /.*:")) {
          path = line.strip().replaceAll(":$", "");
        } else if (inPaths && line.matches("    (get|post|put|delete):")) {
          described.add(line.strip().replace(":", "").toUpperCase(Locale.ROOT) + " " + path);
        }
      }
      Set<String> routes = new TreeSet<>();
      for (String route : served.server().routes()) {
        if (route.contains(Api.ROOT + "/") && !route.endsWith("/openapi.yaml")) {
          routes.add(route.replace(Api.ROOT, ""));
        }
      }
      assertThat(described).isEqualTo(routes).hasSizeGreaterThan(20);
    }
  }
}
