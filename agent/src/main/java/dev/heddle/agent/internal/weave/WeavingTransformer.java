// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import dev.heddle.agent.AgentOptions;
import dev.heddle.model.plan.Plan;
import dev.heddle.runtime.HiddenClasses;
import dev.heddle.runtime.Sync;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

/** Is asked by the JVM about every class that is loaded, and weaves those of the program. */
public final class WeavingTransformer implements ClassFileTransformer, HiddenClasses.Listener {
  private static final String UNSEEN =
      "its synchronisation is not seen either, so reports may be false";

  private static final AtomicInteger WOVEN = new AtomicInteger();

  private final ClassSelection selection;
  private final ApplicationWeaver weaver;
  private final Loaders loaders;
  private final NotChecked notChecked;

  /** The hidden classes that were named already. Guarded by this. */
  private final Set<String> named = new HashSet<>();

  /**
   * @param plan what need not be checked; null if everything must be
   */
  public WeavingTransformer(
      AgentOptions options, Plan plan, CallSiteRewriter rewriter, NotChecked notChecked) {
    this.selection = new ClassSelection(options);
    this.weaver = new ApplicationWeaver(rewriter, new PlannedFields(plan, notChecked), notChecked);
    this.loaders = new Loaders(notChecked);
    this.notChecked = notChecked;
  }

  /** How many classes of this JVM are checked. */
  public static int classesWoven() {
    return WOVEN.get();
  }

  @Override
  public byte[] transform(
      Module module,
      ClassLoader loader,
      String name,
      Class<?> redefined,
      ProtectionDomain domain,
      byte[] classFile) {
    if (!selection.contains(loader, module, name)) {
      return null;
    }
    long start = System.nanoTime();
    Sync.ignoreBegin();
    try {
      return weave(loader, name, redefined, classFile);
    } catch (Throwable e) {
      notChecked.add("class " + name.replace('/', '.') + ": " + e + "; " + UNSEEN);
      return null;
    } finally {
      Sync.ignoreEnd();
      Preparation.since(start);
    }
  }

  /** A class cannot get new members once it is loaded, so one that was not woven then never is. */
  private byte[] weave(ClassLoader loader, String name, Class<?> redefined, byte[] classFile) {
    GroupMethods groups = redefined != null ? loaders.ofWoven(loader, name) : new GroupMethods();
    if (redefined != null ? groups == null : !loaders.seesRuntime(loader)) {
      return null;
    }
    boolean isChecked = selection.includes(name);
    byte[] woven = weaver.weave(loader, classFile, isChecked, groups);
    if (woven != null && redefined == null) {
      loaders.addWoven(loader, name, groups);
      if (isChecked) {
        WOVEN.incrementAndGet();
      }
    }
    return woven;
  }

  /** A hidden class has the name of its class file, and behind that a number. */
  @Override
  public synchronized void made(Class<?> hidden) {
    String numbered = hidden.getName();
    String name = numbered.substring(0, numbered.lastIndexOf('/'));
    if (selection.checks(hidden.getClassLoader(), hidden.getModule(), name.replace('.', '/'))
        && named.add(name)) {
      notChecked.add("hidden class " + name + ": no agent gets to see it; " + UNSEEN);
    }
  }
}
