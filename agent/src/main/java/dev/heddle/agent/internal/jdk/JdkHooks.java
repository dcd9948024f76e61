// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import dev.heddle.agent.internal.weave.NotChecked;
import dev.heddle.model.library.LibraryModel;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;

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
    int count = 0;
    for (Class<?> type : loaded) {
      if (isHooked(type, model)) {
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

  private static boolean isHooked(Class<?> type, LibraryModel model) {
    if (type.isArray() || type.isPrimitive() || type.isHidden()) {
      return false;
    }
    String name = type.getName();
    return model.weavesNamed(name) || HookTransformer.hasFilters(name.replace('.', '/'));
  }
}
