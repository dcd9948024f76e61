// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.race;

import dev.heddle.model.finding.Frame;
import dev.heddle.scan.access.Access;
import dev.heddle.scan.graph.Node;
import dev.heddle.scan.input.Program;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Shortest ways of calls from the first method of a thread to an access, as stacks. */
final class Ways {
  private final Program program;

  Ways(Program program) {
    this.program = program;
  }

  /** The way to an access, innermost first. */
  List<Frame> to(Access access) {
    List<Frame> frames = new ArrayList<>();
    frames.add(place(access.node(), access.instruction()));
    if (access.thread() == access.node().thread()) {
      addWay(access.node(), Ways::isFirst, frames);
    }
    return frames;
  }

  /**
   * The way to an access inside a library, through a call of the application.
   *
   * @param call the access as the application makes it; the same one if it is the application's own
   */
  List<Frame> to(Access inside, Access call) {
    if (inside == call) {
      return to(call);
    }
    List<Frame> frames = new ArrayList<>();
    frames.add(place(inside.node(), inside.instruction()));
    Node entered = addWay(inside.node(), node -> entry(node, call) != null, frames);
    Node.Edge entry = entry(entered, call);
    // What a call hands to another thread begins a stack of its own.
    if (entry != null && entry.staysInThread()) {
      frames.addAll(to(call));
    }
    return frames;
  }

  private static boolean isFirst(Node node) {
    return node.callers().isEmpty()
        || node.callers().stream().anyMatch(edge -> !edge.staysInThread());
  }

  private static Node.Edge entry(Node node, Access call) {
    for (Node.Edge edge : node.callers()) {
      if (edge.caller() == call.node() && edge.instruction() == call.instruction()) {
        return edge;
      }
    }
    return null;
  }

  /** Adds the calls from a node to the nearest one that is wanted, and gives that one back. */
  private Node addWay(Node node, Predicate<Node> isWanted, List<Frame> frames) {
    Map<Node, Node.Edge> inward = new HashMap<>();
    inward.put(node, null);
    Deque<Node> open = new ArrayDeque<>(List.of(node));
    Node found = node;
    while (!open.isEmpty()) {
      found = open.poll();
      if (isWanted.test(found)) {
        break;
      }
      for (Node.Edge edge : found.callers()) {
        if (edge.staysInThread() && !inward.containsKey(edge.caller())) {
          inward.put(edge.caller(), edge);
          open.add(edge.caller());
        }
      }
    }
    int innermost = frames.size();
    for (Node.Edge edge = inward.get(found); edge != null; edge = inward.get(edge.callee())) {
      frames.add(innermost, place(edge.caller(), edge.instruction()));
    }
    return found;
  }

  private Frame place(Node node, int instruction) {
    return program.place(node.method, instruction, node.ir);
  }
}
