package org.papamu.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * The API is a product: whatever a game author can see there has a comment. The compiler's own
 * check would also demand a tag for each parameter and result, even where it repeats the first
 * sentence.
 */
class ApiJavadocTest {
  private static final Path SOURCES = Path.of("..", "framework-api", "src", "main", "java");

  @Test
  void everythingPublicHasAComment() throws IOException {
    List<String> missing = new ArrayList<>();
    int seen = 0;
    var compiler = ToolProvider.getSystemJavaCompiler();
    try (var files = compiler.getStandardFileManager(null, null, null);
        var walk = Files.walk(SOURCES)) {
      List<Path> sources = walk.filter(file -> file.toString().endsWith(".java")).sorted().toList();
      var task =
          (JavacTask)
              compiler.getTask(
                  null, files, null, List.of(), null, files.getJavaFileObjectsFromPaths(sources));
      DocTrees docs = DocTrees.instance(task);
      for (CompilationUnitTree unit : task.parse()) {
        Scan scan = new Scan(docs, unit, missing);
        scan.scan(unit, null);
        seen += scan.seen;
      }
    }
    assertThat(missing).as("public in framework-api, without a comment").isEmpty();
    assertThat(seen).as("public things seen").isGreaterThan(50);
  }

  /** Goes through what can be seen from outside, and notes what has no comment. */
  private static final class Scan extends TreePathScanner<@Nullable Void, @Nullable Void> {
    private final DocTrees docs;
    private final CompilationUnitTree unit;
    private final List<String> missing;
    private int seen;

    Scan(DocTrees docs, CompilationUnitTree unit, List<String> missing) {
      this.docs = docs;
      this.unit = unit;
      this.missing = missing;
    }

    @Override
    public @Nullable Void visitClass(ClassTree node, @Nullable Void unused) {
      if (!isVisible(node.getModifiers())) {
        return null;
      }
      check(node, node.getSimpleName().toString());
      return super.visitClass(node, null);
    }

    @Override
    public @Nullable Void visitMethod(MethodTree node, @Nullable Void unused) {
      boolean overrides =
          node.getModifiers().getAnnotations().stream()
              .anyMatch(annotation -> annotation.getAnnotationType().toString().equals("Override"));
      if (isVisible(node.getModifiers()) && !overrides && isWritten(node)) {
        check(node, node.getName().toString());
      }
      return null; // what is inside a method cannot be seen
    }

    @Override
    public @Nullable Void visitVariable(VariableTree node, @Nullable Void unused) {
      if (isVisible(node.getModifiers())) {
        check(node, node.getName().toString());
      }
      return null;
    }

    private void check(Tree node, String name) {
      seen++;
      String comment = docs.getDocComment(getCurrentPath());
      if (comment == null || comment.isBlank()) {
        long start = docs.getSourcePositions().getStartPosition(unit, node);
        String file = Path.of(unit.getSourceFile().getName()).getFileName().toString();
        missing.add(file + ":" + unit.getLineMap().getLineNumber(start) + " " + name);
      }
    }

    /** Members of an interface are public without saying so. */
    private boolean isVisible(ModifiersTree modifiers) {
      Set<Modifier> flags = modifiers.getFlags();
      if (flags.contains(Modifier.PUBLIC) || flags.contains(Modifier.PROTECTED)) {
        return true;
      }
      TreePath parent = getCurrentPath().getParentPath();
      Kind around = parent == null ? Kind.COMPILATION_UNIT : parent.getLeaf().getKind();
      return (around == Kind.INTERFACE || around == Kind.ANNOTATION_TYPE)
          && !flags.contains(Modifier.PRIVATE);
    }

    /** A compact constructor and what the compiler adds carry the comment of their record. */
    private boolean isWritten(MethodTree node) {
      Tree around = getCurrentPath().getParentPath().getLeaf();
      return !(around.getKind() == Kind.RECORD && node.getReturnType() == null);
    }
  }
}
