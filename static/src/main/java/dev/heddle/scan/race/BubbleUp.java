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
import java.util.LinkedHashMap;
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

  /** The different sets of them, of which there are few, and for each node which one it has. */
  private final List<BitSet> different;

  private final Map<Node, Integer> ways = new HashMap<>();

  /** Whether calls of two of these sets can be on the same object, by both numbers. */
  private final Map<Long, Boolean> meeting = new HashMap<>();

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
    Map<BitSet, Integer> numbers = new LinkedHashMap<>();
    entered.forEach((node, set) -> ways.put(node, number(set, numbers)));
    different = List.copyOf(numbers.keySet());
  }

  private static int number(BitSet set, Map<BitSet, Integer> numbers) {
    Integer known = numbers.putIfAbsent(set, numbers.size());
    return known == null ? numbers.size() - 1 : known;
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
    Integer left = ways.get(one.node());
    Integer right = ways.get(other.node());
    return left != null
        && right != null
        && meeting.computeIfAbsent((long) left << Integer.SIZE | right, this::canMeet);
  }

  private boolean canMeet(long bothWays) {
    BitSet left = different.get((int) (bothWays >>> Integer.SIZE));
    BitSet right = different.get((int) bothWays);
    return left.stream().anyMatch(i -> right.stream().anyMatch(j -> canMeet(i, j)));
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
    return access.thread() == access.node().thread()
        && (ways.containsKey(access.node()) || isLibrary.test(access.node()));
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
    BitSet from = entered.getOrDefault(access.node(), new BitSet());
    for (int i = from.nextSetBit(0); i >= 0; i = from.nextSetBit(i + 1)) {
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
