// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.thread;

import dev.heddle.scan.graph.CallGraph;
import dev.heddle.scan.graph.Node;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which instructions of which threads can run at the same time. */
public final class Concurrency {
  private final CallGraph graph;
  private final Lifetimes lifetimes;
  private final Map<Pair, Boolean> together = new HashMap<>();
  private final Map<Spawn, Boolean> withThemselves = new HashMap<>();

  private record Pair(Spawn left, Spawn right) {}

  public Concurrency(CallGraph graph, Loops loops) {
    this.graph = graph;
    this.lifetimes = new Lifetimes(loops, graph.joins, graph.nodes());
  }

  /** Whether two threads can run at the same time at all, as far as these nodes and places tell. */
  public boolean isPossible(
      AbstractThread one,
      Node oneNode,
      int oneAt,
      AbstractThread other,
      Node otherNode,
      int otherAt) {
    if (one == other) {
      return !graph.hasTwoSides && runsWithItself(one.spawn);
    }
    if (one.spawn == other.spawn) {
      return runsWithItself(one.spawn);
    }
    AbstractThread ancestor = commonAncestor(one, other);
    if (ancestor == one) {
      return isAlive(ancestor, other, oneNode, oneAt);
    }
    if (ancestor == other) {
      return isAlive(ancestor, one, otherNode, otherAt);
    }
    Spawn left = below(ancestor, one).spawn;
    Spawn right = below(ancestor, other).spawn;
    return (left == right ? runsWithItself(left) : runTogether(left, right))
        || outlivers(ancestor, one).stream().anyMatch(each -> meets(each, left, right))
        || outlivers(ancestor, other).stream().anyMatch(each -> meets(each, right, left));
  }

  /** Whether threads that outlive those of a place can be alive when another place is reached. */
  private boolean meets(Spawn outliver, Spawn place, Spawn other) {
    return place == other
        ? lifetimes.of(outliver, place).isRestarted()
        : !isAfter(other, outliver) && isStartedWhile(other, lifetimes.of(outliver, place));
  }

  /**
   * Those between an ancestor and a thread, the child left out, that can outlive who starts them.
   */
  private List<Spawn> outlivers(AbstractThread ancestor, AbstractThread descendant) {
    List<Spawn> found = new ArrayList<>();
    for (AbstractThread each = descendant;
        each.parent() != ancestor && each.parent() != null;
        each = each.parent()) {
      boolean isTask = each.spawn.kind == Spawn.Kind.TASK || each.spawn.kind == Spawn.Kind.PERIODIC;
      if (isTask && lifetimes.of(each.spawn).reachesEnd()) {
        found.add(each.spawn);
      }
    }
    return found;
  }

  /** Whether a thread must be looked at: the second of a place that has but one stands for none. */
  public boolean isReal(AbstractThread thread) {
    for (AbstractThread each = thread; !each.isMain(); each = each.parent()) {
      boolean isSecond = each.side == Side.BETA && each.spawn.kind != Spawn.Kind.LOOP;
      if (isSecond && !runsWithItself(each.spawn)) {
        return false;
      }
    }
    return true;
  }

  /** Whether the threads of one place run beside each other. */
  private boolean runsWithItself(Spawn spawn) {
    return withThemselves.computeIfAbsent(spawn, this::findWithItself);
  }

  private boolean findWithItself(Spawn spawn) {
    if (!graph.hasTwoSides) {
      return spawn.kind != Spawn.Kind.MAIN;
    }
    return switch (spawn.kind) {
      case MAIN, PERIODIC, BACKGROUND -> false;
      case CALLERS -> true;
      case LOOP -> graph.pipelines.runTogether(spawn, spawn) && !graph.pipelines.isInOrder(spawn);
      case TASK -> spawn.isRecursive() || lifetimes.of(spawn).isRestarted();
    };
  }

  private boolean runTogether(Spawn left, Spawn right) {
    return together.computeIfAbsent(new Pair(left, right), key -> findTogether(left, right));
  }

  private boolean findTogether(Spawn left, Spawn right) {
    if (left.kind == Spawn.Kind.LOOP && right.kind == Spawn.Kind.LOOP) {
      return graph.pipelines.runTogether(left, right);
    }
    if (left.kind == Spawn.Kind.BACKGROUND || right.kind == Spawn.Kind.BACKGROUND) {
      return true;
    }
    if (left.kind == Spawn.Kind.CALLERS && right.kind == Spawn.Kind.CALLERS) {
      return true;
    }
    if (isAfter(left, right) || isAfter(right, left)) {
      return false;
    }
    return isStartedWhile(right, left) || isStartedWhile(left, right);
  }

  private boolean isStartedWhile(Spawn started, Spawn alive) {
    return alive.kind != Spawn.Kind.LOOP && isStartedWhile(started, lifetimes.of(alive));
  }

  private static boolean isAfter(Spawn later, Spawn earlier) {
    return isAfter(later, earlier, new HashSet<>());
  }

  private static boolean isAfter(Spawn later, Spawn earlier, Set<Spawn> seen) {
    if (!seen.add(later)) {
      return false;
    }
    for (Spawn each : later.after()) {
      if (each == earlier || isAfter(each, earlier, seen)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the parent, which both have, starts one while the other is alive. */
  private boolean isStartedWhile(Spawn started, Lifetimes.Lifetime alive) {
    for (Node node : graph.nodes()) {
      if (node.method == started.method
          && node.thread() == started.parent
          && alive.contains(node, started.instruction)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a descendant can be alive when its ancestor is at an instruction. */
  private boolean isAlive(
      AbstractThread ancestor, AbstractThread descendant, Node node, int instruction) {
    Spawn child = below(ancestor, descendant).spawn;
    return isAlive(child, node, instruction)
        || outlivers(ancestor, descendant).stream()
            .anyMatch(each -> lifetimes.of(each, child).contains(node, instruction));
  }

  private boolean isAlive(Spawn spawn, Node node, int instruction) {
    return switch (spawn.kind) {
      case LOOP, CALLERS -> false;
      case BACKGROUND -> true;
      default -> lifetimes.of(spawn).contains(node, instruction);
    };
  }

  private static AbstractThread commonAncestor(AbstractThread one, AbstractThread other) {
    Set<AbstractThread> ancestors = new HashSet<>();
    for (AbstractThread each = one; each != null; each = each.parent()) {
      ancestors.add(each);
    }
    AbstractThread each = other;
    while (!ancestors.contains(each)) {
      each = each.parent();
    }
    return each;
  }

  private static AbstractThread below(AbstractThread ancestor, AbstractThread descendant) {
    AbstractThread each = descendant;
    while (each.parent() != ancestor) {
      each = each.parent();
    }
    return each;
  }
}
