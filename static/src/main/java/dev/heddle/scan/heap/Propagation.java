// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.heap;

import java.util.ArrayDeque;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Andersen's analysis: inclusions between variables, and what is to be done for each object that a
 * variable comes to refer to. Each object passes each inclusion once.
 */
public final class Propagation {
  private static final int STEPS_BETWEEN_LOOKS = 4096;

  private final ArrayDeque<Variable> waiting = new ArrayDeque<>();

  public void add(Variable to, AbstractObject object) {
    if (to.objects.add(object)) {
      await(to);
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
  public void flow(Variable from, Variable to, Predicate<AbstractObject> filter) {
    if (from == to || from == null || to == null) {
      return;
    }
    Variable.Flow flow = new Variable.Flow(to, filter);
    if (from.add(flow)) {
      for (int i = 0; i < from.passedOn; i++) {
        pass(from.objects.get(i), flow);
      }
    }
  }

  private void pass(AbstractObject object, Variable.Flow flow) {
    if (flow.filter() == null || flow.filter().test(object)) {
      add(flow.to(), object);
    }
  }

  /** Does something once for each object, those of now and those to come. */
  public void forEach(Variable variable, Consumer<AbstractObject> action) {
    variable.add(action);
    for (int i = 0; i < variable.passedOn; i++) {
      action.accept(variable.objects.get(i));
    }
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
      Variable variable = waiting.poll();
      variable.isWaiting = false;
      int from = variable.passedOn;
      int to = variable.objects.size();
      variable.passedOn = to;
      // What is added meanwhile to these lists passes over the objects by itself.
      Variable.Flow[] flows = variable.flows().toArray(Variable.Flow[]::new);
      for (Variable.Flow flow : flows) {
        for (int i = from; i < to; i++) {
          pass(variable.objects.get(i), flow);
        }
      }
      for (Consumer<AbstractObject> watcher : variable.watchers().toArray(Consumer[]::new)) {
        for (int i = from; i < to; i++) {
          watcher.accept(variable.objects.get(i));
        }
      }
    }
    return true;
  }
}
