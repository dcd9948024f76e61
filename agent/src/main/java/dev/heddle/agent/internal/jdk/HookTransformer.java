// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import dev.heddle.agent.internal.weave.NotChecked;
import dev.heddle.model.library.LibraryModel;
import dev.heddle.runtime.Sync;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.lang.ref.WeakReference;
import java.security.ProtectionDomain;

/** Weaves the model's hooks into the classes that it names, when they are loaded or woven again. */
final class HookTransformer implements ClassFileTransformer {
  private final LibraryModel model;
  private final EffectLookup effects;
  private final NotChecked notChecked;

  /** What was woven ahead, until the first collection: most classes are loaded by then. */
  private WeakReference<WovenAhead> ahead = new WeakReference<>(null);

  /** Null but when heddle is built. */
  private final WeavingAhead recorder = WeavingAhead.ifWanted();

  HookTransformer(LibraryModel model, EffectLookup effects, NotChecked notChecked) {
    this.model = model;
    this.effects = effects;
    this.notChecked = notChecked;
  }

  /**
   * Weaves the classes that are loaded already.
   *
   * @param isOwnModel whether the hooks are those that heddle was built with
   */
  void weaveAtStart(Instrumentation instrumentation, Class<?>[] hooked, boolean isOwnModel)
      throws UnmodifiableClassException {
    if (isOwnModel && recorder == null) {
      ahead = new WeakReference<>(WovenAhead.ofThisJdk());
    }
    instrumentation.retransformClasses(hooked);
    if (isOwnModel && recorder != null) {
      recorder.loadOthers(model);
      recorder.write();
    }
  }

  @Override
  public byte[] transform(
      ClassLoader loader,
      String className,
      Class<?> redefined,
      ProtectionDomain domain,
      byte[] bytes) {
    // Not even looked up: the classes that do the looking up come through here themselves.
    if (className == null || className.startsWith("dev/heddle/")) {
      return null;
    }
    // The weaver works on the program's thread, but what it does orders nothing in the program.
    Sync.ignoreBegin();
    try {
      if (!model.weaves(className) && !hasFilters(className)) {
        return null;
      }
      expectRuntime(loader);
      byte[] known = loader == null ? wovenAhead(bytes) : null;
      return known != null ? known : woven(loader, className, bytes);
    } catch (IllegalStateException e) {
      notChecked.add("hooks of " + className.replace('/', '.') + ": " + e.getMessage());
      return null;
    } catch (Throwable e) {
      notChecked.add("hooks of " + className.replace('/', '.') + ": " + e);
      return null;
    } finally {
      Sync.ignoreEnd();
    }
  }

  private byte[] wovenAhead(byte[] bytes) {
    WovenAhead records = ahead.get();
    return records == null ? null : records.woven(bytes);
  }

  /**
   * Whether the class, by internal name, has methods whose results are filtered. Asked of each
   * class that is loaded, so that no other class of heddle's may be needed to answer.
   */
  static boolean hasFilters(String className) {
    return className.equals(ResultFilters.REFLECTION)
        || className.startsWith("java/lang/invoke/")
            && (className.equals(ResultFilters.LOOKUP)
                || className.equals(ResultFilters.HANDLES)
                || className.equals(ResultFilters.VARIABLE));
  }

  /** Null if nothing is to be woven into the class after all. */
  private byte[] woven(ClassLoader loader, String className, byte[] bytes) {
    HookPlan plan = HookPlan.of(model, className);
    if (plan == null && !hasFilters(className)) {
      return null;
    }
    byte[] woven = plan == null ? bytes : HookWeaver.weave(bytes, className, plan, effects);
    if (hasFilters(className)) {
      woven = ResultFilters.weave(woven, className);
    }
    // Calls that are accesses have numbers, which are given out anew in each JVM.
    boolean isEverTheSame = loader == null && (plan == null || !plan.callsAreAccesses());
    if (isEverTheSame && recorder != null) {
      recorder.add(bytes, woven);
    }
    return woven;
  }

  /** Of classes outside the JDK: their loader must find what the hooks call. */
  private static void expectRuntime(ClassLoader loader) throws ClassNotFoundException {
    if (loader != null && loader.loadClass(Sync.class.getName()) != Sync.class) {
      throw new ClassNotFoundException("the class loader has another " + Sync.class.getName());
    }
  }
}
