// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.heap;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/**
 * Finds variables between which everything flows in a circle, by Tarjan's algorithm, and makes one
 * of them: they refer to the same objects in the end, and need not pass them round.
 */
final class Circles {
  /** A search pays when flows have become more by this share since the last one. */
  private static final double GROWTH = 1.7;

  private static final int FEWEST = 20_000;

  private final List<Variable> variables = new ArrayList<>();
  private final Deque<Variable> stack = new ArrayDeque<>();

  /** What watchers of one variable have been told and those of another have not. */
  private final List<Runnable> untold = new ArrayList<>();

  private int flows;
  private double next = FEWEST;
  private int count;

  /** The position of the search in a variable's flows. */
  private static final class Frame {
    final Variable variable;
    final List<Variable.Flow> flows;
    int at;

    Frame(Variable variable) {
      this.variable = variable;
      this.flows = variable.flows();
    }
  }

  /** The variable has its first flow. */
  void watch(Variable variable) {
    variables.add(variable);
  }

  void flowAdded() {
    flows++;
  }

  boolean areWorthLooking() {
    return flows > next;
  }

  /**
   * Merges the variables of each circle.
   *
   * @param merged told of each that stands for others now: not all flows have passed all objects
   */
  void mergeAll(Consumer<Variable> merged) {
    next = flows * GROWTH;
    count = 0;
    List<Variable> found = new ArrayList<>();
    variables.removeIf(variable -> variable.representative() != variable);
    variables.forEach(variable -> variable.visit = 0);
    for (Variable each : variables) {
      if (each.visit == 0) {
        search(each, found);
      }
    }
    variables.removeIf(variable -> variable.representative() != variable);
    variables.forEach(Variable::renewFlows);
    found.forEach(merged);
    // What is told now may add variables and flows.
    List<Runnable> telling = List.copyOf(untold);
    untold.clear();
    telling.forEach(Runnable::run);
  }

  private void search(Variable root, List<Variable> found) {
    Deque<Frame> frames = new ArrayDeque<>();
    frames.push(enter(root));
    while (!frames.isEmpty()) {
      Frame frame = frames.peek();
      if (frame.at < frame.flows.size()) {
        Variable.Flow flow = frame.flows.get(frame.at++);
        Variable to = flow.to().representative();
        if (flow.filter() == null && !to.flows().isEmpty()) {
          if (to.visit == 0) {
            frames.push(enter(to));
          } else if (to.lowest < Integer.MAX_VALUE) {
            frame.variable.lowest = Math.min(frame.variable.lowest, to.visit);
          }
        }
        continue;
      }
      frames.pop();
      Variable done = frame.variable;
      if (!frames.isEmpty()) {
        Variable before = frames.peek().variable;
        before.lowest = Math.min(before.lowest, done.lowest);
      }
      if (done.lowest == done.visit) {
        leave(done, found);
      }
    }
  }

  private Frame enter(Variable variable) {
    variable.visit = ++count;
    variable.lowest = variable.visit;
    stack.push(variable);
    return new Frame(variable);
  }

  /** All above the first on the stack, with it, are a circle. */
  private void leave(Variable first, List<Variable> found) {
    List<Variable> circle = new ArrayList<>();
    Variable each;
    do {
      each = stack.pop();
      each.lowest = Integer.MAX_VALUE;
      circle.add(each);
    } while (each != first);
    for (Variable member : circle) {
      if (member != first) {
        merge(member, first);
      }
    }
    if (circle.size() > 1) {
      found.add(first);
    }
  }

  private void merge(Variable gone, Variable stays) {
    ObjectSet told = stays.objects.without(stays.waiting, null);
    ObjectSet goneTold = gone.objects.without(gone.waiting, null);
    tell(gone.watchers(), told.without(goneTold, null));
    tell(stays.watchers(), goneTold.without(told, null));
    told.addAll(goneTold);
    stays.objects.addAll(gone.objects);
    stays.waiting = stays.objects.without(told, null);
    gone.watchers().forEach(stays::add);
    List<Variable.Flow> flows = gone.flows();
    gone.mergeInto(stays);
    flows.forEach(stays::add);
  }

  private void tell(List<Consumer<AbstractObject>> watchers, ObjectSet objects) {
    if (!watchers.isEmpty() && !objects.isEmpty()) {
      List<Consumer<AbstractObject>> those = List.copyOf(watchers);
      untold.add(() -> those.forEach(objects::forEach));
    }
  }
}
