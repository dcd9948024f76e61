// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.heap;

import java.util.ArrayDeque;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Andersen's analysis: inclusions between variables, and what is to be done for each object that a
 * variable comes to refer to. What is new passes each inclusion once, and variables that include
 * each other in a {@linkplain Circles circle} become one.
 */
public final class Propagation {
  private static final int STEPS_BETWEEN_LOOKS = 64;

  private final ArrayDeque<Variable> waiting = new ArrayDeque<>();
  private final Circles circles = new Circles();

  public void add(Variable to, AbstractObject object) {
    Variable variable = to.representative();
    if (variable.objects.add(object)) {
      variable.waiting.add(object);
      await(variable);
    }
  }

  private void await(Variable variable) {
    if (!variable.isWaiting) {
      variable.isWaiting = true;
      waiting.add(variable);
    }
  }

  public void flow(Variable from, Variable to) {
    flow(from, to, null);
  }

  /** What the first refers to, the second does, too, if the filter lets it pass. */
  public void flow(Variable from, Variable to, ObjectFilter filter) {
    if (from == null || to == null) {
      return;
    }
    Variable source = from.representative();
    Variable target = to.representative();
    if (source == target) {
      return;
    }
    if (source.flows().isEmpty()) {
      circles.watch(source);
    }
    Variable.Flow flow = new Variable.Flow(target, filter);
    if (source.add(flow)) {
      circles.flowAdded();
      pass(source.objects, flow);
    }
  }

  private void pass(ObjectSet objects, Variable.Flow flow) {
    Variable to = flow.to().representative();
    ObjectSet added = objects.without(to.objects, flow.filter());
    if (!added.isEmpty()) {
      to.objects.addAll(added);
      to.waiting.addAll(added);
      await(to);
    }
  }

  private void passAll(Variable variable) {
    for (Variable.Flow flow : variable.flows()) {
      pass(variable.objects, flow);
    }
    if (!variable.waiting.isEmpty()) {
      await(variable);
    }
  }

  /** Does something once for each object, those of now and those to come. */
  public void forEach(Variable of, Consumer<AbstractObject> action) {
    Variable variable = of.representative();
    variable.add(action);
    variable.objects.without(variable.waiting, null).forEach(action);
  }

  /**
   * Goes on until nothing changes.
   *
   * @param isOver asked now and then; ends the work early
   * @return whether it came to its end
   */
  public boolean run(BooleanSupplier isOver) {
    int steps = 0;
    while (!waiting.isEmpty()) {
      if (++steps % STEPS_BETWEEN_LOOKS == 0 && isOver.getAsBoolean()) {
        return false;
      }
      if (circles.areWorthLooking()) {
        circles.mergeAll(this::passAll);
      }
      Variable variable = waiting.poll();
      variable.isWaiting = false;
      // One that was merged meanwhile has nothing to pass on.
      ObjectSet passed = variable.waiting;
      variable.waiting = new ObjectSet();
      // What is added meanwhile to these lists passes over the objects by itself.
      for (Variable.Flow flow : variable.flows().toArray(Variable.Flow[]::new)) {
        pass(passed, flow);
      }
      for (Consumer<AbstractObject> watcher : variable.watchers().toArray(Consumer[]::new)) {
        passed.forEach(watcher);
      }
    }
    return true;
  }
}
