package org.papamu.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Playwright;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The system's Chromium, driven by Playwright; no browser is ever downloaded. */
final class Chromium implements AutoCloseable {

  private static final List<String> PLACES =
      List.of("/usr/bin/chromium", "/usr/bin/chromium-browser");

  private static final List<String> FLAGS =
      List.of(
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          "--disable-dev-shm-usage",
          "--force-color-profile=srgb");

  private final Playwright playwright;
  private final Browser browser;

  private Chromium(Playwright playwright, Browser browser) {
    this.playwright = playwright;
    this.browser = browser;
  }

  /** Where it is, if it is anywhere: {@code -Dpapamu.chromium=PATH}, or one of the usual places. */
  static Optional<Path> program() {
    String named = System.getProperty("papamu.chromium", "");
    return (named.isEmpty() ? PLACES : List.of(named))
        .stream().map(Path::of).filter(Files::isExecutable).findFirst();
  }

  static Chromium start(Path program) {
    Playwright playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    Browser browser =
        playwright.chromium().launch(new LaunchOptions().setExecutablePath(program).setArgs(FLAGS));
    return new Chromium(playwright, browser);
  }

  Browser browser() {
    return browser;
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
  }
}
