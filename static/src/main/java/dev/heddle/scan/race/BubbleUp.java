// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.race;

import com.ibm.wala.ssa.SSAInstruction;
import com.ibm.wala.ssa.SSAInvokeInstruction;
import dev.heddle.scan.access.Access;
import dev.heddle.scan.graph.Node;
import dev.heddle.scan.heap.AbstractObject;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
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
  private final Map<Node, Set<Node.Edge>> entries = new HashMap<>();

  /**
   * @param isLibrary whose code is a library's, and not to be reported
   */
  public BubbleUp(Predicate<Node> isLibrary) {
    this.isLibrary = isLibrary;
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
  private List<Access> applicationLevel(Access access) {
    if (!isLibrary.test(access.node()) || access.thread() != access.node().thread()) {
      return List.of(access);
    }
    List<Access> calls = new ArrayList<>();
    for (Node.Edge edge : entries.computeIfAbsent(access.node(), this::find)) {
      SSAInstruction instruction = edge.caller().ir.getInstructions()[edge.instruction()];
      int receiver =
          instruction instanceof SSAInvokeInstruction call && !call.isStatic()
              ? call.getReceiver()
              : -1;
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

  private Set<Node.Edge> find(Node inside) {
    Set<Node.Edge> found = new LinkedHashSet<>();
    Set<Node> seen = new LinkedHashSet<>();
    Deque<Node> open = new ArrayDeque<>();
    open.add(inside);
    while (!open.isEmpty()) {
      Node node = open.poll();
      if (!seen.add(node)) {
        continue;
      }
      for (Node.Edge edge : node.callers()) {
        if (!isLibrary.test(edge.caller())) {
          found.add(edge);
        } else if (edge.staysInThread()) {
          open.add(edge.caller());
        }
      }
    }
    return found;
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
