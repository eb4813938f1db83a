package org.papamu.core.catalog;

import java.io.IOException;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.papamu.api.GameProvider;
import org.papamu.core.catalog.ClassShape.Member;
import org.papamu.core.catalog.ClassShape.Use;
import org.papamu.core.text.Printable;

/**
 * Whether a plugin's classes fit the API of this host: that every class and member of the API which
 * their code names is there, and that they have every method which the API asks of them. So a
 * plugin that was built against another version of the API is found before it is loaded, and not by
 * a {@link NoSuchMethodError} or {@link AbstractMethodError} in the middle of a game.
 *
 * <p>Classes are read and not loaded. Where a class hangs on one of another plugin, the benefit of
 * the doubt is given.
 */
final class ApiCheck {

  private static final String API = HostView.API.replace('.', '/');
  private static final String VERSIONED = "META-INF/versions/";
  private static final int MAX_SHOWN = 200;

  /** The classes of the jar, by name. */
  private final Map<String, ClassShape> own = new LinkedHashMap<>();

  /** The classes of the API, by name, as far as they were asked for; empty if there is none. */
  private final Map<String, Optional<ClassShape>> api = new HashMap<>();

  private ApiCheck() {}

  /** Why a plugin does not fit; empty if it does. */
  static Optional<String> misfit(JarArchive jar) throws Refusal {
    ApiCheck check = new ApiCheck();
    for (ArchiveEntry entry : jar.entries()) {
      if (entry.name().endsWith(".class") && !entry.name().startsWith(VERSIONED)) {
        try {
          ClassShape.read(jar.read(entry)).ifPresent(shape -> check.own.put(shape.name(), shape));
        } catch (IOException e) {
          throw new Refusal(
              "its class " + Reasons.quoted(entry.name()) + " cannot be read: " + Reasons.of(e));
        }
      }
    }
    for (ClassShape shape : check.own.values()) {
      Optional<String> misfit = check.misfit(shape);
      if (misfit.isPresent()) {
        return misfit.map(text -> "it was built for another version of the API: " + text);
      }
    }
    return Optional.empty();
  }

  private Optional<String> misfit(ClassShape shape) {
    for (String type : shape.types()) {
      if (isOfApi(type) && api(type).isEmpty()) {
        return Optional.of(
            shown(shape.name()) + " uses " + shown(type) + ", which does not exist here");
      }
    }
    for (Use use : shape.uses()) {
      if (isMissing(use)) {
        return Optional.of(
            shown(shape.name())
                + " uses "
                + shown(use.owner(), use.member())
                + ", which does not exist here");
      }
    }
    return shape.is(ClassShape.ABSTRACT) || shape.is(ClassShape.INTERFACE)
        ? Optional.empty()
        : unmet(shape);
  }

  // --- what code names ---

  private boolean isMissing(Use use) {
    Family family = family(use.owner());
    if (!family.meetsApi) {
      return false;
    }
    for (ClassShape shape : family.shapes) {
      Integer access = shape.members().get(use.member());
      if (access != null
          && (!isOfApi(shape.name()) || (access & ClassShape.PUBLIC_OR_PROTECTED) != 0)) {
        return false;
      }
    }
    return !family.isOpen && !jdkHas(family, use.member());
  }

  // --- what the API asks for ---

  /** A method that a class lacks although a class or interface of the API asks for it. */
  private Optional<String> unmet(ClassShape shape) {
    Family family = family(shape.name());
    if (family.isOpen) {
      return Optional.empty();
    }
    for (ClassShape asking : family.shapes) {
      if (!isOfApi(asking.name())) {
        continue;
      }
      for (Map.Entry<Member, Integer> member : asking.members().entrySet()) {
        if ((member.getValue() & ClassShape.ABSTRACT) != 0 && !isMet(family, member.getKey())) {
          return Optional.of(
              shown(shape.name())
                  + " lacks "
                  + shown(asking.name(), member.getKey())
                  + ", which is asked for here");
        }
      }
    }
    return Optional.empty();
  }

  private static boolean isMet(Family family, Member asked) {
    for (ClassShape shape : family.shapes) {
      Integer access = shape.members().get(asked);
      if (access != null && (access & (ClassShape.ABSTRACT | ClassShape.STATIC)) == 0) {
        return true;
      }
    }
    return jdkHas(family, asked);
  }

  // --- hierarchies ---

  /**
   * A class and all that it inherits from.
   *
   * @param shapes those of the jar and of the API, the class itself first
   * @param jdk the names of those of the JDK
   * @param isOpen whether there are others, of which nothing is known
   * @param meetsApi whether one of them is of the API
   */
  private record Family(
      Set<ClassShape> shapes, Set<String> jdk, boolean isOpen, boolean meetsApi) {}

  private Family family(String name) {
    Set<ClassShape> shapes = new LinkedHashSet<>();
    Set<String> jdk = new LinkedHashSet<>(Set.of("java/lang/Object"));
    boolean open = false;
    boolean meetsApi = false;
    Deque<String> left = new ArrayDeque<>();
    Set<String> seen = new LinkedHashSet<>();
    left.add(name);
    while (!left.isEmpty()) {
      String next = left.remove();
      if (next.isEmpty() || !seen.add(next)) {
        continue;
      }
      Optional<ClassShape> shape = isOfApi(next) ? api(next) : Optional.ofNullable(own.get(next));
      meetsApi |= isOfApi(next);
      if (shape.isPresent()) {
        shapes.add(shape.get());
        left.add(shape.get().parent());
        left.addAll(shape.get().interfaces());
      } else if (next.startsWith("java/")) {
        jdk.add(next);
      } else {
        open = true;
      }
    }
    return new Family(shapes, jdk, open, meetsApi);
  }

  private static boolean isOfApi(String name) {
    return name.startsWith(API);
  }

  private Optional<ClassShape> api(String name) {
    return api.computeIfAbsent(name, ApiCheck::readApi);
  }

  private static Optional<ClassShape> readApi(String name) {
    try {
      Class<?> type =
          Class.forName(name.replace('/', '.'), false, GameProvider.class.getClassLoader());
      return Optional.of(ClassShape.of(type));
    } catch (ClassNotFoundException e) {
      return Optional.empty();
    }
  }

  /** Whether one of the JDK's classes in a family has a method that code could mean. */
  private static boolean jdkHas(Family family, Member member) {
    for (String name : family.jdk) {
      try {
        Class<?> type =
            Class.forName(name.replace('/', '.'), false, ClassLoader.getPlatformClassLoader());
        for (Class<?> at = type; at != null; at = at.getSuperclass()) {
          if (ClassShape.of(at).members().containsKey(member)) {
            return true;
          }
        }
        if (type.isInterface() && !name.equals("java/lang/Object")) {
          for (Method method : type.getMethods()) {
            if (method.getName().equals(member.name())) {
              return true;
            }
          }
        }
      } catch (ClassNotFoundException | LinkageError e) {
        // One of another Java: loading the plugin will tell.
        return true;
      }
    }
    return false;
  }

  // --- words ---

  private static String shown(String type) {
    return Printable.of(type.replace('/', '.'), MAX_SHOWN);
  }

  private static String shown(String owner, Member member) {
    String dot = owner.substring(owner.lastIndexOf('/') + 1) + ".";
    if (!member.isMethod()) {
      return Printable.of(dot + member.name(), MAX_SHOWN);
    }
    try {
      MethodType type =
          MethodType.fromMethodDescriptorString(
              member.descriptor(), GameProvider.class.getClassLoader());
      StringBuilder text = new StringBuilder(dot).append(member.name()).append('(');
      for (Class<?> parameter : type.parameterList()) {
        text.append(text.charAt(text.length() - 1) == '(' ? "" : ", ")
            .append(parameter.getSimpleName());
      }
      return Printable.of(text.append(')').toString(), MAX_SHOWN);
    } catch (TypeNotPresentException | IllegalArgumentException e) {
      return Printable.of(dot + member.name() + member.descriptor(), MAX_SHOWN);
    }
  }
}
