// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.table.Collections;
import java.util.ArrayList;
import java.util.List;

/**
 * What is known of static fields whose classes may go. It holds the classes, so that compiled code
 * can take them for constants, and lets go of them after each collection, so that the next one may
 * take them; it comes by them again at the next access.
 */
final class PassingClasses {
  private static final String OWN_LOADERS = "jdk.internal.loader.ClassLoaders$";

  private static List<FieldShadow> known = new ArrayList<>(0);
  private static int collections;

  private PassingClasses() {}

  /** Whether the class may go: it is of none of the JVM's own loaders. Few programs have others. */
  static boolean isPassing(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    return loader != null && !loader.getClass().getName().startsWith(OWN_LOADERS);
  }

  /** One more. Without new ones nothing is let go of: then there are no more than there were. */
  static synchronized void add(FieldShadow shadow) {
    int seen = Collections.seen();
    if (collections != seen) {
      collections = seen;
      letGo();
    }
    known.add(shadow);
  }

  private static void letGo() {
    List<FieldShadow> alive = new ArrayList<>(known.size());
    for (int i = 0; i < known.size(); i++) {
      if (known.get(i).letGo()) {
        alive.add(known.get(i));
      }
    }
    known = alive;
  }
}
