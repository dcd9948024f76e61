// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.thread;

import dev.heddle.scan.graph.Node;
import dev.heddle.scan.heap.AbstractObject;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Barriers at which the threads of a place wait for each other. All pass them in step, so that what
 * lies between two of them is a phase, and accesses in different phases do not meet.
 *
 * <p>This holds if all threads of the place take part, which the program's text does not tell, and
 * if nothing that differs from thread to thread decides which barrier comes next, which is checked.
 */
public final class Barriers {
  private final Map<AbstractObject, Map<Node, Set<Integer>>> waits = new LinkedHashMap<>();
  private final Map<Key, Phases> phases = new HashMap<>();

  private final Loops loops;

  private record Key(AbstractObject barrier, AbstractThread thread) {}

  public Barriers(Loops loops) {
    this.loops = loops;
  }

  /** A thread waits at a barrier. */
  public void add(Node node, int instruction, AbstractObject barrier) {
    waits
        .computeIfAbsent(barrier.origin, key -> new HashMap<>())
        .computeIfAbsent(node, key -> new HashSet<>())
        .add(instruction);
  }

  /** Whether two threads of one place are never at these instructions in the same phase. */
  public boolean keepApart(
      Node one, int oneAt, Node other, int otherAt, Multiplicity multiplicity) {
    if (waits.isEmpty() || one.thread().spawn != other.thread().spawn) {
      return false;
    }
    for (AbstractObject barrier : waits.keySet()) {
      if (!multiplicity.isMany(barrier)) {
        Phases left = phases(barrier, one.thread());
        Phases right = phases(barrier, other.thread());
        if (left.isLike(right) && left.areApart(left.of(one, oneAt), right.of(other, otherAt))) {
          return true;
        }
      }
    }
    return false;
  }

  private Phases phases(AbstractObject barrier, AbstractThread thread) {
    return phases.computeIfAbsent(
        new Key(barrier, thread),
        key -> {
          Node only = null;
          int nodes = 0;
          for (Node node : waits.get(barrier).keySet()) {
            if (node.thread() == thread) {
              only = node;
              nodes++;
            }
          }
          return new Phases(
              nodes == 1 ? only : null,
              nodes == 1 ? waits.get(barrier).get(only) : Set.of(),
              loops);
        });
  }
}
