// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.heap;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** A place that refers to objects: a local variable, a field of an object, elements of an array. */
public final class Variable {
  private static final int FEW = 8;

  final ObjectSet objects = new ObjectSet();

  /** How many of the objects have been passed on. */
  int passedOn;

  boolean isWaiting;
  private List<Flow> flows;

  /** Where all objects flow to; null while there are few flows. */
  private Set<Variable> targets;

  private List<Consumer<AbstractObject>> watchers;

  /** Objects flow to another variable, those that pass the filter; null lets all pass. */
  record Flow(Variable to, Predicate<AbstractObject> filter) {}

  /** What it may refer to. */
  public ObjectSet objects() {
    return objects;
  }

  List<Flow> flows() {
    return flows == null ? List.of() : flows;
  }

  List<Consumer<AbstractObject>> watchers() {
    return watchers == null ? List.of() : watchers;
  }

  /** False if there is the same flow already. */
  boolean add(Flow flow) {
    if (flows == null) {
      flows = new ArrayList<>(2);
    }
    if (flow.filter == null && isKnown(flow.to)) {
      return false;
    }
    flows.add(flow);
    return true;
  }

  /** Whether all flows to a variable; notes that it does from now on. */
  private boolean isKnown(Variable to) {
    if (targets == null && flows.size() < FEW) {
      for (Flow known : flows) {
        if (known.to == to && known.filter == null) {
          return true;
        }
      }
      return false;
    }
    if (targets == null) {
      targets = new HashSet<>();
      for (Flow known : flows) {
        if (known.filter == null) {
          targets.add(known.to);
        }
      }
    }
    return !targets.add(to);
  }

  void add(Consumer<AbstractObject> watcher) {
    if (watchers == null) {
      watchers = new ArrayList<>(2);
    }
    watchers.add(watcher);
  }
}
