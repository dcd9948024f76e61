// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import dev.heddle.agent.AgentOptions;

/**
 * Says which classes are the program's: neither the JDK's nor heddle's, which the boot loader
 * loads. Of those, the user may have left out some: they are not checked, but what they order
 * counts.
 */
final class ClassSelection {
  /** What the JDK makes at run time has the loader of the application, but these names. */
  private static final String[] MADE_BY_JDK = {"java/", "jdk/", "sun/", "com/sun/proxy/"};

  private final AgentOptions options;
  private final ClassLoader platform = ClassLoader.getPlatformClassLoader();

  ClassSelection(AgentOptions options) {
    this.options = options;
  }

  /** Whether accesses of the class are to be checked. */
  boolean checks(ClassLoader loader, Module module, String name) {
    return contains(loader, module, name) && includes(name);
  }

  /** Whether a class of the program is to be checked. */
  boolean includes(String name) {
    return options.includes(name);
  }

  boolean contains(ClassLoader loader, Module module, String name) {
    if (loader == null || loader == platform || name == null) {
      return false;
    }
    String moduleName = module == null ? null : module.getName();
    if (moduleName != null && (moduleName.startsWith("java.") || moduleName.startsWith("jdk."))) {
      return false;
    }
    return !startsWithAny(name, MADE_BY_JDK) && !isProxy(name);
  }

  /** Proxies of interfaces that are not public stand in the interface's package. */
  private static boolean isProxy(String name) {
    return name.startsWith("$Proxy", name.lastIndexOf('/') + 1);
  }

  private static boolean startsWithAny(String name, String[] prefixes) {
    for (String prefix : prefixes) {
      if (name.startsWith(prefix)) {
        return true;
      }
    }
    return false;
  }
}
