// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent;

import dev.heddle.model.resource.Resources;
import dev.heddle.runtime.internal.thread.Memory;
import java.io.File;
import java.io.IOException;
import java.util.Collection;
import java.util.Iterator;
import jdk.internal.loader.BuiltinClassLoader;
import jdk.internal.loader.URLClassPath;
import jdk.internal.misc.Unsafe;
import jdk.internal.misc.VM;

/**
 * The jar that this agent comes from. The JVM puts an agent's jar at the end of the class path, and
 * this one on the boot class path too. Whoever asked a class loader for something that is nowhere
 * else would open it, find its manifest among the program's, and leave the directory of its
 * thousands of entries in the program's heap for good. Nobody needs it there: the JVM itself loads
 * heddle's classes, and heddle reads its files by itself.
 */
final class OwnJar {
  private static final Unsafe UNSAFE = Memory.UNSAFE;

  /** The JVM's own list of the jars that agents have added to the boot class path. */
  private static final String BOOT_JARS = "jdk.boot.class.path.append";

  private OwnJar() {}

  /** From now on heddle's files are read from its jar. */
  static void locate() {
    String jars = VM.getSavedProperty(BOOT_JARS);
    if (jars != null) {
      Resources.lookIn(jars.split(File.pathSeparator));
    }
  }

  /** Takes the jar from the JDK's class loaders, once {@link Resources} has read from it. */
  static void hide() {
    String jar = Resources.jar();
    if (jar == null || !(ClassLoader.getSystemClassLoader() instanceof BuiltinClassLoader system)) {
      return;
    }
    try {
      String url = new File(jar).getCanonicalFile().toURI().toURL().toString();
      Object loader = system;
      long parent = UNSAFE.objectFieldOffset(BuiltinClassLoader.class, "parent");
      long classPath = UNSAFE.objectFieldOffset(BuiltinClassLoader.class, "ucp");
      for (; loader != null; loader = UNSAFE.getReference(loader, parent)) {
        remove(url, UNSAFE.getReference(loader, classPath));
      }
    } catch (IOException | LinkageError | InternalError e) {
      // Another JDK may have other class loaders; then it stays in sight.
    }
  }

  /** It stays in the list of what was added, so that adding it once more changes nothing. */
  private static void remove(String url, Object classPath) {
    if (classPath == null) {
      return;
    }
    long offset = UNSAFE.objectFieldOffset(URLClassPath.class, "unopenedUrls");
    Object unopened = UNSAFE.getReference(classPath, offset);
    synchronized (unopened) {
      for (Iterator<?> each = ((Collection<?>) unopened).iterator(); each.hasNext(); ) {
        if (each.next().toString().equals(url)) {
          each.remove();
        }
      }
    }
  }
}
