package org.papamu.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameStartingWith;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noMethods;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.GeneralCodingRules.THROW_GENERIC_EXCEPTIONS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.UncheckedIOException;
import java.net.URLConnection;
import org.jspecify.annotations.NullMarked;
import org.papamu.api.Notation;

/**
 * The structure of the project as rules: which module sees which, and where each library may be
 * used.
 *
 * <p>A rule here that is in the way is a decision to be changed in the open, not an exception to be
 * added: see DECISIONS.md.
 */
@AnalyzeClasses(packages = "org.papamu", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  private static final String API = "org.papamu.api..";
  private static final String CORE = "org.papamu.core..";
  private static final String CATALOG = "org.papamu.core.catalog..";
  private static final String TESTKIT = "org.papamu.testkit..";
  private static final String PICTURES = "org.papamu.pictures..";
  private static final String CLI = "org.papamu.cli..";
  private static final String WEB = "org.papamu.web..";
  private static final String[] VARIANTS = {
    "org.papamu.konane..", "org.papamu.fanorona..", "org.papamu.pegsolitaire.."
  };
  private static final String JDK = "java..";
  private static final String JSPECIFY = "org.jspecify.annotations..";

  /** So that the rules cannot pass on nothing. Raise it as the project grows. */
  private static final int FEWEST_CLASSES = 300;

  @ArchTest
  static void enoughClassesAreSeen(JavaClasses all) {
    assertThat(all).hasSizeGreaterThanOrEqualTo(FEWEST_CLASSES);
    assertThat(all).anyMatch(resideInAPackage(API)).anyMatch(resideInAPackage(CLI));
  }

  // --- arrows ---

  @ArchTest
  static final ArchRule API_SEES_ONLY_THE_JDK =
      classes()
          .that()
          .resideInAPackage(API)
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(API, JDK, JSPECIFY);

  @ArchTest
  static final ArchRule VARIANTS_SEE_ONLY_THE_API =
      classes().that().resideInAnyPackage(VARIANTS).should(dependOnlyOnTheApiAndTheirOwnPackage());

  @ArchTest
  static final ArchRule CORE_SEES_NOTHING_ABOVE_IT =
      noClasses()
          .that()
          .resideInAPackage(CORE)
          .should()
          .dependOnClassesThat(
              resideInAnyPackage(CLI, WEB, TESTKIT, PICTURES).or(resideInAnyPackage(VARIANTS)));

  @ArchTest
  static final ArchRule PICTURES_SEE_NOTHING_ABOVE_THEM =
      noClasses()
          .that()
          .resideInAPackage(PICTURES)
          .should()
          .dependOnClassesThat(
              resideInAnyPackage(CLI, WEB, TESTKIT).or(resideInAnyPackage(VARIANTS)));

  @ArchTest
  static final ArchRule WEB_SEES_NO_CLI_AND_NO_VARIANT =
      noClasses()
          .that()
          .resideInAPackage(WEB)
          .should()
          .dependOnClassesThat(resideInAnyPackage(CLI, TESTKIT).or(resideInAnyPackage(VARIANTS)));

  @ArchTest
  static final ArchRule TESTKIT_SEES_NO_HOST_AND_NO_VARIANT =
      noClasses()
          .that()
          .resideInAPackage(TESTKIT)
          .should()
          .dependOnClassesThat(resideInAnyPackage(CLI, WEB).or(resideInAnyPackage(VARIANTS)));

  /** What was serialized can run code while it is read; Java code that reads it has this class. */
  @ArchTest
  static final ArchRule NOTHING_READS_SERIALIZED_OBJECTS =
      noClasses().should().dependOnClassesThat().areAssignableTo(ObjectInputStream.class);

  @ArchTest
  static final ArchRule HOST_SEES_NO_VARIANT =
      noClasses()
          .that()
          .resideInAPackage(CLI)
          .should()
          .dependOnClassesThat(resideInAPackage(TESTKIT).or(resideInAnyPackage(VARIANTS)));

  @ArchTest
  static final ArchRule PACKAGES_HAVE_NO_CYCLES =
      slices().matching("org.papamu.(**)").should().beFreeOfCycles();

  // --- where libraries may be used ---

  @ArchTest
  static final ArchRule PF4J_ONLY_IN_THE_CATALOG =
      noClasses()
          .that()
          .resideOutsideOfPackage(CATALOG)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.pf4j..", "com.github.zafarkhaja.semver..");

  @ArchTest
  static final ArchRule PIXELS_ONLY_IN_PICTURES =
      noClasses()
          .that()
          .resideOutsideOfPackage(PICTURES)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "com.github.weisj..", "java.awt..", "javax.imageio..", "javax.swing..");

  @ArchTest
  static final ArchRule HOST_LIBRARIES_ONLY_IN_THE_HOST =
      noClasses()
          .that()
          .resideOutsideOfPackage(CLI)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "com.google.inject..",
              "jakarta.inject..",
              "com.google.common..",
              "picocli..",
              "org.jline..");

  @ArchTest
  static final ArchRule JSON_ONLY_IN_THE_HOST_AND_THE_WEB =
      noClasses()
          .that()
          .resideOutsideOfPackages(CLI, WEB)
          .should()
          .dependOnClassesThat()
          .resideInAPackage("com.fasterxml.jackson..");

  @ArchTest
  static final ArchRule WEB_LIBRARIES_ONLY_IN_THE_WEB =
      noClasses()
          .that()
          .resideOutsideOfPackage(WEB)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("io.javalin..", "org.eclipse.jetty..", "jakarta.servlet..");

  // --- habits ---

  @ArchTest
  static final ArchRule STANDARD_STREAMS_ONLY_IN_THE_HOST =
      noClasses().that().resideOutsideOfPackage(CLI).should(ACCESS_STANDARD_STREAMS);

  /**
   * What games write reaches terminals, records and other programs, so it is checked in one place;
   * the laws judge it themselves.
   */
  @ArchTest
  static final ArchRule TEXTS_OF_GAMES_ARE_CHECKED =
      noClasses()
          .that()
          .resideInAnyPackage(CORE, CLI, WEB)
          .and()
          .resideOutsideOfPackage("org.papamu.core.law..")
          .and()
          .doNotHaveFullyQualifiedName("org.papamu.core.session.Written")
          .and()
          .doNotHaveFullyQualifiedName("org.papamu.core.text.Repairs")
          .should()
          .callMethodWhere(
              target(owner(assignableTo(Notation.class))).and(target(nameStartingWith("write"))));

  @ArchTest
  static final ArchRule NO_GENERIC_EXCEPTIONS =
      noClasses().that().resideOutsideOfPackage(CLI).should(THROW_GENERIC_EXCEPTIONS);

  /** Time and chance are arguments, so that a seed reproduces a game. */
  @ArchTest
  static final ArchRule NO_CLOCK_AND_NO_STATIC_CHANCE =
      classes().that().resideOutsideOfPackage(CLI).should(takeTimeAndChanceAsArguments());

  /** Rules are pure: no file, no socket, no thread, no process, no logging. */
  @ArchTest
  static final ArchRule RULES_TOUCH_NOTHING_OUTSIDE =
      noClasses()
          .that()
          .resideInAnyPackage(VARIANTS)
          .should()
          .dependOnClassesThat(
              resideInAnyPackage(
                      "java.io..",
                      "java.nio.file..",
                      "java.nio.channels..",
                      "java.net..",
                      "java.time..")
                  // What reading a resource of the plugin's own jar takes.
                  .and(
                      not(
                          belongToAnyOf(
                              InputStream.class, IOException.class, UncheckedIOException.class))))
          .orShould()
          .dependOnClassesThat()
          .belongToAnyOf(Thread.class, Process.class, ProcessBuilder.class, Runtime.class);

  @ArchTest
  static final ArchRule PUBLIC_METHODS_HAVE_NO_GET_PREFIX =
      noMethods()
          .that()
          .arePublic()
          .and()
          .areDeclaredInClassesThat(
              resideInAnyPackage(API, CORE)
                  // What it overrides is named by the JDK.
                  .and(not(assignableTo(URLConnection.class))))
          .should()
          .haveNameMatching("get[A-Z].*");

  /** Without the mark on the package, null checking is off there. */
  @ArchTest
  static final ArchRule PACKAGES_ARE_NULL_MARKED =
      classes().that().doNotHaveSimpleName("package-info").should(beInANullMarkedPackage());

  private static ArchCondition<JavaClass> dependOnlyOnTheApiAndTheirOwnPackage() {
    return new ArchCondition<>("depend only on the API, the JDK, JSpecify and their own package") {
      @Override
      public void check(JavaClass checked, ConditionEvents events) {
        String own = "org.papamu." + checked.getPackageName().split("\\.", -1)[2] + "..";
        DescribedPredicate<JavaClass> allowed = resideInAnyPackage(own, API, JDK, JSPECIFY);
        checked.getDirectDependenciesFromSelf().stream()
            .filter(dependency -> !allowed.test(dependency.getTargetClass().getBaseComponentType()))
            .filter(dependency -> !dependency.getTargetClass().isPrimitive())
            .forEach(
                dependency ->
                    events.add(
                        SimpleConditionEvent.violated(checked, dependency.getDescription())));
      }
    };
  }

  private static ArchCondition<JavaClass> takeTimeAndChanceAsArguments() {
    return new ArchCondition<>("take time and chance as arguments") {
      @Override
      public void check(JavaClass checked, ConditionEvents events) {
        // Accesses, not calls only: a method reference such as System::nanoTime counts as well.
        checked.getAccessesFromSelf().stream()
            .filter(access -> isClockOrChance(access.getTargetOwner(), access.getName()))
            .forEach(
                access ->
                    events.add(SimpleConditionEvent.violated(checked, access.getDescription())));
      }
    };
  }

  private static boolean isClockOrChance(JavaClass owner, String name) {
    return switch (owner.getName()) {
      case "java.util.Random", "java.util.concurrent.ThreadLocalRandom" -> true;
      case "java.lang.System" -> name.equals("nanoTime") || name.equals("currentTimeMillis");
      case "java.lang.Math" -> name.equals("random");
      case "java.time.Clock" -> name.startsWith("system") || name.startsWith("tick");
      default -> owner.getPackageName().startsWith("java.time") && name.equals("now");
    };
  }

  private static ArchCondition<JavaClass> beInANullMarkedPackage() {
    return new ArchCondition<>("be in a package that is @NullMarked") {
      @Override
      public void check(JavaClass checked, ConditionEvents events) {
        if (!checked.getPackage().isAnnotatedWith(NullMarked.class)) {
          events.add(
              SimpleConditionEvent.violated(
                  checked, checked.getPackageName() + " has no @NullMarked package-info.java"));
        }
      }
    };
  }
}
