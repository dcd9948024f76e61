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

  /** The flows once more, to be found quickly; null while they are few. */
  private Set<Flow> known;

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
    if (isKnown(flow)) {
      return false;
    }
    flows.add(flow);
    return true;
  }

  /** Notes it if it is not known. */
  private boolean isKnown(Flow flow) {
    if (known == null && flows.size() < FEW) {
      return flows.contains(flow);
    }
    if (known == null) {
      known = new HashSet<>(flows);
    }
    return !known.add(flow);
  }

  void add(Consumer<AbstractObject> watcher) {
    if (watchers == null) {
      watchers = new ArrayList<>(2);
    }
    watchers.add(watcher);
  }
}
