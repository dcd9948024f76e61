// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.race;

import com.ibm.wala.classLoader.IClass;
import dev.heddle.scan.access.Access;
import java.util.HashMap;
import java.util.Map;

/**
 * Leaves out accesses that cannot race because their class is known to be safe: section 3.2 of
 * "Effective Techniques for Static Race Detection in Java Parallel Loops".
 */
public final class Filtering {
  private final Map<IClass, Boolean> safe = new HashMap<>();

  /** Whether one of the accesses is safe whatever the other does. */
  public boolean leavesOut(Race race) {
    return isSafe(race.one()) || isSafe(race.other());
  }

  private boolean isSafe(Access access) {
    return safe.computeIfAbsent(access.node().method.getDeclaringClass(), Filtering::isMarkedSafe);
  }

  private static boolean isMarkedSafe(IClass type) {
    return SafetyMarks.isThreadSafe(type) || SafetyMarks.isImmutable(type);
  }
}
