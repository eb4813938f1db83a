package org.papamu.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.javascript.jscomp.CheckLevel;
import com.google.javascript.jscomp.CommandLineRunner;
import com.google.javascript.jscomp.CompilationLevel;
import com.google.javascript.jscomp.Compiler;
import com.google.javascript.jscomp.CompilerOptions;
import com.google.javascript.jscomp.CompilerOptions.LanguageMode;
import com.google.javascript.jscomp.DiagnosticGroups;
import com.google.javascript.jscomp.Result;
import com.google.javascript.jscomp.SourceFile;
import com.google.javascript.jscomp.deps.ModuleLoader.ResolutionMode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** The page's scripts keep the types that their comments declare, as Closure Compiler sees it. */
class PageScriptsTest {

  private static CompilerOptions options() {
    CompilerOptions options = new CompilerOptions();
    CompilationLevel.SIMPLE_OPTIMIZATIONS.setOptionsForCompilationLevel(options);
    options.setChecksOnly(true);
    options.setCheckTypes(true);
    options.setCheckSymbols(true);
    options.setLanguageIn(LanguageMode.UNSTABLE);
    options.setModuleResolutionMode(ResolutionMode.BROWSER);
    options.setWarningLevel(DiagnosticGroups.CHECK_TYPES, CheckLevel.ERROR);
    options.setWarningLevel(DiagnosticGroups.CHECK_VARIABLES, CheckLevel.ERROR);
    options.setWarningLevel(DiagnosticGroups.UNUSED_LOCAL_VARIABLE, CheckLevel.ERROR);
    return options;
  }

  private static List<SourceFile> externs() throws IOException {
    List<SourceFile> externs =
        new ArrayList<>(CommandLineRunner.getBuiltinExterns(CompilerOptions.Environment.BROWSER));
    try (var types =
        Objects.requireNonNull(PageScriptsTest.class.getResourceAsStream("types.js"))) {
      externs.add(
          SourceFile.fromCode(
              "types.js", new String(types.readAllBytes(), StandardCharsets.UTF_8)));
    }
    return externs;
  }

  /** What is wrong with these scripts. */
  private static List<String> faults(List<SourceFile> scripts) throws IOException {
    Compiler compiler =
        new Compiler(new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8));
    Result result = compiler.compile(externs(), scripts, options());
    List<String> faults = new ArrayList<>();
    result.errors.forEach(error -> faults.add(error.toString()));
    result.warnings.forEach(warning -> faults.add(warning.toString()));
    return faults;
  }

  @Test
  void everyScriptKeepsItsTypes() throws IOException {
    List<SourceFile> scripts = new ArrayList<>();
    for (String name : PageFiles.named(".js")) {
      scripts.add(SourceFile.fromCode(name, PageFiles.text(name)));
    }
    assertThat(scripts).hasSizeGreaterThan(20);
    assertThat(faults(scripts)).isEmpty();
  }

  @Test
  void aWrongTypeWouldBeFound() throws IOException {
    String script =
        """
        /**
         * @param {!State} state
         * @return {string}
         */
        export function ply(state) {
          return state.ply;
        }
        """;
    assertThat(faults(List.of(SourceFile.fromCode("wrong.js", script))))
        .singleElement()
        .asString()
        .contains("inconsistent return type");
  }
}
