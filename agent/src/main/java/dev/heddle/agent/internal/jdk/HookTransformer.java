// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import dev.heddle.agent.internal.weave.NotChecked;
import dev.heddle.model.library.LibraryModel;
import dev.heddle.runtime.Sync;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;

/** Weaves the model's hooks into the classes that it names, when they are loaded or woven again. */
final class HookTransformer implements ClassFileTransformer {
  private final LibraryModel model;
  private final EffectLookup effects;
  private final NotChecked notChecked;

  HookTransformer(LibraryModel model, EffectLookup effects, NotChecked notChecked) {
    this.model = model;
    this.effects = effects;
    this.notChecked = notChecked;
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
      if (className.equals(MemberFilter.CLASS)) {
        return MemberFilter.weave(bytes);
      }
      HookPlan plan = HookPlan.of(model, className);
      if (plan == null) {
        return null;
      }
      expectRuntime(loader);
      return HookWeaver.weave(bytes, className, plan, effects);
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

  /** Of classes outside the JDK: their loader must find what the hooks call. */
  private static void expectRuntime(ClassLoader loader) throws ClassNotFoundException {
    if (loader != null && loader.loadClass(Sync.class.getName()) != Sync.class) {
      throw new ClassNotFoundException("the class loader has another " + Sync.class.getName());
    }
  }
}
