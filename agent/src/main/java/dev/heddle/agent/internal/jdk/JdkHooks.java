// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import dev.heddle.agent.internal.weave.NotChecked;
import dev.heddle.model.library.ClassModel;
import dev.heddle.model.library.LibraryModel;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.util.HashSet;
import java.util.Set;

/** Puts the hooks of the library model into place. */
public final class JdkHooks {
  private JdkHooks() {}

  /**
   * Weaves the hooked classes that are loaded already, all at once, and the others when they are.
   *
   * @param isOwnModel whether the model is heddle's own and nothing else
   */
  public static void install(
      Instrumentation instrumentation,
      LibraryModel model,
      boolean isOwnModel,
      EffectLookup effects,
      NotChecked notChecked) {
    HookTransformer transformer = new HookTransformer(model, effects, notChecked);
    instrumentation.addTransformer(transformer, true);
    Class<?>[] loaded = instrumentation.getAllLoadedClasses();
    Set<String> named = named(model);
    int count = 0;
    for (Class<?> type : loaded) {
      if (isNamed(type, named) && isHooked(type, model)) {
        loaded[count++] = type;
      }
    }
    Class<?>[] hooked = new Class<?>[count];
    System.arraycopy(loaded, 0, hooked, 0, count);
    try {
      transformer.weaveAtStart(instrumentation, hooked, isOwnModel);
    } catch (UnmodifiableClassException | LinkageError e) {
      weaveOneByOne(instrumentation, hooked, notChecked);
    }
  }

  /** If one class cannot be woven again, the others still can. */
  private static void weaveOneByOne(
      Instrumentation instrumentation, Class<?>[] hooked, NotChecked notChecked) {
    for (Class<?> type : hooked) {
      try {
        instrumentation.retransformClasses(type);
      } catch (UnmodifiableClassException | LinkageError e) {
        notChecked.add("hooks of " + type.getName() + ": " + e);
      }
    }
  }

  /** Which classes may have hooks, under the names that the JVM tells of hundreds of them. */
  private static Set<String> named(LibraryModel model) {
    Set<String> names = new HashSet<>(512);
    for (ClassModel entry : model.classes()) {
      if (entry.woven()) {
        names.add(entry.name().replace('/', '.'));
      }
    }
    names.add(MemberFilter.CLASS.replace('/', '.'));
    return names;
  }

  /** Whether that is the name of the class, or of one around it. */
  private static boolean isNamed(Class<?> type, Set<String> names) {
    String name = type.getName();
    if (names.contains(name)) {
      return true;
    }
    for (int end = name.lastIndexOf('$'); end > 0; end = name.lastIndexOf('$', end - 1)) {
      if (names.contains(name.substring(0, end))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isHooked(Class<?> type, LibraryModel model) {
    if (type.isArray() || type.isPrimitive() || type.isHidden()) {
      return false;
    }
    String name = type.getName().replace('.', '/');
    return name.equals(MemberFilter.CLASS) || HookPlan.of(model, name) != null;
  }
}
