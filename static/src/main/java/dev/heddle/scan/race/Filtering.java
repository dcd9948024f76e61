// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.race;

import com.ibm.wala.classLoader.IClass;
import com.ibm.wala.types.annotations.Annotation;
import dev.heddle.scan.access.Access;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * Leaves out accesses that cannot race because their class is known to be safe: section 3.2 of
 * "Effective Techniques for Static Race Detection in Java Parallel Loops".
 */
public final class Filtering {
  private static final Set<String> SAFE = Set.of("ThreadSafe", "Immutable");

  private final Map<IClass, Boolean> safe = new HashMap<>();

  /** Whether one of the accesses is safe whatever the other does. */
  public boolean leavesOut(Race race) {
    return isSafe(race.one()) || isSafe(race.other());
  }

  private boolean isSafe(Access access) {
    return access.node().context.isSafe()
        || safe.computeIfAbsent(access.node().method.getDeclaringClass(), Filtering::isMarkedSafe);
  }

  /** By the annotations of JCIP, JSR-305 and Error Prone. */
  private static boolean isMarkedSafe(IClass type) {
    Collection<Annotation> annotations = type.getAnnotations();
    if (annotations == null) {
      return false;
    }
    for (Annotation each : annotations) {
      String name = each.getType().getName().toString();
      boolean isKnown =
          name.startsWith("Lnet/jcip/annotations/")
              || name.startsWith("Ljavax/annotation/concurrent/")
              || name.startsWith("Lcom/google/errorprone/annotations/");
      if (isKnown && SAFE.contains(name.substring(name.lastIndexOf('/') + 1))) {
        return true;
      }
    }
    return false;
  }
}
