// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.graph;

import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.thread.AbstractThread;

/**
 * What tells apart the calls of a method: Fig. 6 of "Effective Techniques for Static Race Detection
 * in Java Parallel Loops" (Radoi and Dig).
 *
 * @param thread who runs it
 * @param shared a bit for each argument: whether it was made outside of the present iteration
 * @param fresh a bit for each argument: whether nobody else can know it yet
 * @param container the receiver, if that is a container of other objects; else null
 */
public record Context(AbstractThread thread, int shared, int fresh, AbstractObject container) {
  /** The context in which a thread begins. */
  public static Context of(AbstractThread thread) {
    return new Context(thread, 0, 0, null);
  }

  public boolean isFresh(int argument) {
    return argument < 31 && (fresh & 1 << argument) != 0;
  }
}
