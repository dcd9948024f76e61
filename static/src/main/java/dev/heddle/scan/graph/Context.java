// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.graph;

import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.thread.AbstractThread;
import java.util.Set;

/**
 * What tells apart the calls of a method: Fig. 6 of "Effective Techniques for Static Race Detection
 * in Java Parallel Loops" (Radoi and Dig).
 *
 * @param thread who runs it
 * @param shared a bit for each argument: whether it was made outside of the present iteration
 * @param fresh a bit for each argument: whether nobody else can know it yet
 * @param container the receiver, if that is a container of other objects; else null
 * @param isSafe whether it was called by something of which is known that nothing races below it
 * @param collections outside of loops: the collections that it has to do with, or that who called
 *     it has
 */
public record Context(
    AbstractThread thread,
    int shared,
    int fresh,
    AbstractObject container,
    boolean isSafe,
    Set<AbstractObject> collections) {
  /** The context in which a thread begins. */
  public static Context of(AbstractThread thread) {
    return of(thread, 0, null);
  }

  /** The same with something known of the arguments. */
  static Context of(AbstractThread thread, int shared, AbstractObject container) {
    return new Context(thread, shared, 0, container, false, Set.of());
  }

  public boolean isFresh(int argument) {
    return argument < 31 && (fresh & 1 << argument) != 0;
  }
}
