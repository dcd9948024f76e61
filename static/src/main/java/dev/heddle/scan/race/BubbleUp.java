// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.race;

import com.ibm.wala.ssa.SSAInstruction;
import com.ibm.wala.ssa.SSAInvokeInstruction;
import dev.heddle.scan.access.Access;
import dev.heddle.scan.graph.Node;
import dev.heddle.scan.heap.AbstractObject;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Makes of a race inside a library the races between those calls of the application that lead to
 * it: section 3.3 of "Effective Techniques for Static Race Detection in Java Parallel Loops".
 */
public final class BubbleUp {
  private final Predicate<Node> isLibrary;

  /** The calls by which the application enters libraries. */
  private final List<Node.Edge> entries = new ArrayList<>();

  /** For each node of a library, by which of them control comes there. */
  private final Map<Node, BitSet> entered = new HashMap<>();

  /** Whether calls by which control comes to two places can be on the same object. */
  private final Map<BothWays, Boolean> meeting = new HashMap<>();

  private record BothWays(BitSet one, BitSet other) {}

  /**
   * @param isLibrary whose code is a library's, and not to be reported
   */
  public BubbleUp(Collection<Node> nodes, Predicate<Node> isLibrary) {
    this.isLibrary = isLibrary;
    Deque<Node> waiting = new ArrayDeque<>();
    for (Node node : nodes) {
      if (!isLibrary.test(node)) {
        for (Node.Edge edge : node.calls()) {
          if (isLibrary.test(edge.callee())) {
            entered(edge.callee()).set(entries.size());
            entries.add(edge);
            waiting.add(edge.callee());
          }
        }
      }
    }
    passOn(waiting);
  }

  private BitSet entered(Node node) {
    return entered.computeIfAbsent(node, key -> new BitSet());
  }

  private void passOn(Deque<Node> waiting) {
    Set<Node> queued = new HashSet<>(waiting);
    while (!waiting.isEmpty()) {
      Node node = waiting.poll();
      queued.remove(node);
      BitSet from = entered(node);
      for (Node.Edge edge : node.calls()) {
        if (edge.staysInThread() && isLibrary.test(edge.callee())) {
          BitSet to = entered(edge.callee());
          int before = to.cardinality();
          to.or(from);
          if (to.cardinality() > before && queued.add(edge.callee())) {
            waiting.add(edge.callee());
          }
        }
      }
    }
  }

  /**
   * Whether a race between the two can be one of the application: false only if {@link #races}
   * gives none. It is quick to ask, of millions of pairs inside a large library.
   */
  public boolean canBeOfApplication(Access one, Access other) {
    if (!isInside(one) || !isInside(other)) {
      return true;
    }
    BitSet left = entered.get(one.node());
    BitSet right = entered.get(other.node());
    return left != null
        && right != null
        && meeting.computeIfAbsent(
            new BothWays(left, right),
            both ->
                both.one.stream().anyMatch(i -> both.other.stream().anyMatch(j -> canMeet(i, j))));
  }

  /** Whether two calls are on a common object, or one of them is on none. */
  private boolean canMeet(int one, int other) {
    int left = receiver(entries.get(one));
    int right = receiver(entries.get(other));
    return left <= 0
        || right <= 0
        || entries
            .get(one)
            .caller()
            .local(left)
            .objects()
            .meets(entries.get(other).caller().local(right).objects());
  }

  private boolean isInside(Access access) {
    return isLibrary.test(access.node()) && access.thread() == access.node().thread();
  }

  /** The value that the call of an edge is on; -1 if it is on none. */
  private static int receiver(Node.Edge edge) {
    SSAInstruction instruction = edge.caller().ir.getInstructions()[edge.instruction()];
    return instruction instanceof SSAInvokeInstruction call && !call.isStatic()
        ? call.getReceiver()
        : -1;
  }

  /** The races of the application; none if its calls are on different objects, or not its own. */
  public List<Race> races(Race race) {
    List<Access> left = applicationLevel(race.one());
    List<Access> right = applicationLevel(race.other());
    List<Race> races = new ArrayList<>();
    for (Access one : left) {
      for (Access other : right) {
        if (one == race.one() && other == race.other()) {
          return List.of(race);
        }
        AbstractObject common = commonReceiver(one, other, race.object());
        if (common != null) {
          races.add(new Race(common, one, other));
        }
      }
    }
    return races;
  }

  /**
   * The accesses in the application that lead to one in a library. None if there are none: what a
   * library does in threads of its own is not the application's.
   */
  public List<Access> applicationLevel(Access access) {
    if (!isInside(access)) {
      return List.of(access);
    }
    List<Access> calls = new ArrayList<>();
    BitSet ways = entered.getOrDefault(access.node(), new BitSet());
    for (int i = ways.nextSetBit(0); i >= 0; i = ways.nextSetBit(i + 1)) {
      Node.Edge edge = entries.get(i);
      int receiver = receiver(edge);
      calls.add(
          new Access(
              edge.caller(),
              edge.instruction(),
              access.thread(),
              access.writes(),
              receiver > 0 ? new Access.LibraryPart(Access.Part.WHOLE) : access.field(),
              receiver > 0 ? edge.caller().local(receiver) : null,
              receiver,
              receiver > 0 ? null : access.object(),
              -1,
              null));
    }
    return calls;
  }

  /** What both calls are on; the racy object itself if a call is on nothing; null if nothing. */
  private static AbstractObject commonReceiver(Access one, Access other, AbstractObject object) {
    if (one.base() == null || other.base() == null) {
      return object;
    }
    for (AbstractObject each : one.base().objects()) {
      if (other.base().objects().contains(each)) {
        return each.origin;
      }
    }
    return null;
  }
}
