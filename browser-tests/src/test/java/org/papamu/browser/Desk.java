package org.papamu.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route.FulfillOptions;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * One server and one browser for all tests; hands each test a {@link Desk.Seat} with contexts of
 * its own, and fails the test if the browser's console held an error. Where there is no Chromium
 * the tests are skipped, and the reason is told.
 */
final class Desk implements ExecutionCondition, ParameterResolver, AfterEachCallback {

  private static final Namespace HERE = Namespace.create(Desk.class);

  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    if (Chromium.program().isPresent()) {
      return ConditionEvaluationResult.enabled("Chromium is there");
    }
    String reason = "no Chromium here: apt-get install chromium, or -Dpapamu.chromium=PATH";
    if (context.getTestMethod().isEmpty()) {
      System.out.println(context.getDisplayName() + " is skipped: " + reason);
    }
    return ConditionEvaluationResult.disabled(reason);
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == Seat.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    Shared shared =
        context
            .getRoot()
            .getStore(HERE)
            .computeIfAbsent(Shared.class, key -> new Shared(), Shared.class);
    Seat seat = new Seat(shared);
    context.getStore(HERE).put(Seat.class, seat);
    return seat;
  }

  @Override
  public void afterEach(ExtensionContext context) {
    Optional.ofNullable(context.getStore(HERE).remove(Seat.class, Seat.class))
        .ifPresent(Seat::leave);
  }

  /** What all tests share; closed by JUnit when the last has ended. */
  private static final class Shared implements AutoCloseable {

    private final Served served = Served.start();
    private final Chromium chromium = Chromium.start(Chromium.program().orElseThrow());

    @Override
    public void close() {
      chromium.close();
      served.close();
    }
  }

  /** A test's place: it opens pages. */
  static final class Seat {

    private static final double PATIENCE = 60_000;

    private final Shared shared;
    private final List<BrowserContext> contexts = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();

    private Seat(Shared shared) {
      this.shared = shared;
    }

    /** Where the page is. */
    String address() {
      return shared.served.address();
    }

    /** What a new context is like: a wide light window in English whose pieces do not glide. */
    static Browser.NewContextOptions plain() {
      return new Browser.NewContextOptions()
          .setViewportSize(1280, 860)
          .setLocale("en-GB")
          .setColorScheme(ColorScheme.LIGHT)
          .setReducedMotion(ReducedMotion.REDUCE);
    }

    /** A page in a context of its own. */
    GamePage open(Browser.NewContextOptions options, String fragment) {
      return open(context(options), fragment);
    }

    /** A page in an ordinary context. */
    GamePage open(String fragment) {
      return open(plain(), fragment);
    }

    /** One more page in a context that is there. */
    GamePage open(BrowserContext context, String fragment) {
      GamePage opened = new GamePage(page(context), address());
      opened.go(fragment);
      return opened;
    }

    /** A page of the server with nothing on it, for scripts that need no screen. */
    Page blank() {
      BrowserContext context = context(plain());
      // A browser looks for the icon of whatever is not HTML.
      context.route("**/favicon.ico", route -> route.fulfill(new FulfillOptions().setStatus(204)));
      Page page = page(context);
      page.navigate(address() + "/assets/theme.js");
      return page;
    }

    private BrowserContext context(Browser.NewContextOptions options) {
      BrowserContext context = shared.chromium.browser().newContext(options);
      context.setDefaultTimeout(PATIENCE);
      contexts.add(context);
      return context;
    }

    private Page page(BrowserContext context) {
      Page page = context.newPage();
      page.onConsoleMessage(
          message -> {
            if (message.type().equals("error") || message.type().equals("warning")) {
              faults.add(message.text());
            }
          });
      page.onPageError(faults::add);
      return page;
    }

    /** Errors that are meant to happen in this test. */
    void forgive() {
      faults.clear();
    }

    /** A picture of a page, for whoever looks into a failure. */
    static void picture(Page page, Path file) {
      page.screenshot(new Page.ScreenshotOptions().setPath(file));
    }

    private void leave() {
      contexts.forEach(BrowserContext::close);
      if (!faults.isEmpty()) {
        throw new AssertionError("the console of the browser: " + faults);
      }
    }
  }
}
