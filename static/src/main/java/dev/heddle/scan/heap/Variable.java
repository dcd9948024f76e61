// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.heap;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** A place that refers to objects: a local variable, a field of an object, elements of an array. */
public final class Variable {
  private static final int FEW = 8;

  ObjectSet objects = new ObjectSet();

  /** Those of the objects that have not been passed on. */
  ObjectSet waiting = new ObjectSet();

  boolean isWaiting;

  /** The variable that stands for this one as well, since both refer to the same; else null. */
  private Variable merged;

  private List<Flow> flows;

  /** The flows once more, to be found quickly; null while they are few. */
  private Set<Flow> known;

  private List<Consumer<AbstractObject>> watchers;

  /** For who looks for circles of flows. */
  int visit;

  int lowest;

  /** Objects flow to another variable, those that pass the filter; null lets all pass. */
  record Flow(Variable to, ObjectFilter filter) {}

  /** What it may refer to. */
  public ObjectSet objects() {
    return representative().objects;
  }

  Variable representative() {
    Variable found = this;
    while (found.merged != null) {
      found = found.merged;
    }
    if (found != this) {
      merged = found;
    }
    return found;
  }

  /** Another stands for this one from now on. */
  void mergeInto(Variable other) {
    merged = other;
    objects = new ObjectSet();
    waiting = objects;
    flows = null;
    known = null;
    watchers = null;
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

  /** Names the targets by what stands for them now, each once. */
  void renewFlows() {
    if (flows == null) {
      return;
    }
    List<Flow> old = flows;
    flows = null;
    known = null;
    for (Flow flow : old) {
      Variable to = flow.to.representative();
      if (to != this) {
        add(to == flow.to ? flow : new Flow(to, flow.filter));
      }
    }
  }

  void add(Consumer<AbstractObject> watcher) {
    if (watchers == null) {
      watchers = new ArrayList<>(2);
    }
    watchers.add(watcher);
  }
}
