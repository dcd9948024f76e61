// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.sharing;

import com.ibm.wala.classLoader.IClass;
import com.ibm.wala.classLoader.IField;
import com.ibm.wala.classLoader.IMethod;
import dev.heddle.model.plan.Plan;
import dev.heddle.scan.access.Touches.Touch;
import dev.heddle.scan.graph.CallGraph;
import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.heap.AbstractObject.Kind;
import dev.heddle.scan.heap.ObjectSet;
import dev.heddle.scan.thread.AbstractThread;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * Finds the fields that no two threads access in the same object: thread-local objects, as in
 * §3.2.2 of "Racer" (Bodden and Havelund), told for each field. In doubt a field is shared. Order
 * and locks do not count: a field that is handed over from thread to thread is shared.
 */
public final class Sharing {
  private final CallGraph graph;
  private final UnseenCode unseen;
  private final Runners runners;
  private final Set<AbstractObject> keptApart;
  private final Map<IField, Set<AbstractThread>> threads = new LinkedHashMap<>();
  private final Map<Cell, Set<AbstractThread>> threadsOfCells = new HashMap<>();
  private final Set<IField> shared = new HashSet<>();
  private final Set<Cell> sharedCells = new HashSet<>();

  /** Fields of which is not known in which objects they are accessed. */
  private final Set<IField> untellable = new HashSet<>();

  private record Place(IMethod method, IField field) {}

  /** A field of an object; of a static field the object is null. */
  private record Cell(AbstractObject object, IField field) {}

  public Sharing(CallGraph graph) {
    this.graph = graph;
    this.unseen = new UnseenCode(graph);
    this.runners = new Runners(graph, unseen.calledByAnybody());
    this.keptApart = graph.heap.keptApart();
  }

  /** Puts all fields into the plan that were seen to be accessed, and are not shared. */
  public void addTo(Plan plan) {
    graph.touches.all().forEach(this::look);
    threadsOfCells.forEach(
        (cell, users) -> {
          if (users.size() > 1) {
            shared.add(cell.field);
          }
        });
    threads.forEach(
        (field, users) -> {
          if (!shared.contains(field) && !unseen.accesses(field)) {
            plan.addUnshared(className(field), field.getName().toString(), reason(users));
          }
        });
    addSites(plan);
  }

  /** Of fields that are shared, the methods that only access objects which are not. */
  private void addSites(Plan plan) {
    Map<Place, Boolean> places = new LinkedHashMap<>();
    for (Touch touch : graph.touches.all()) {
      IField field = touch.field();
      if (shared.contains(field) && !untellable.contains(field) && !unseen.accesses(field)) {
        places.merge(
            new Place(touch.node().method, field), isOfOneThread(touch), Boolean::logicalAnd);
      }
    }
    places.forEach(
        (place, isUnshared) -> {
          if (isUnshared) {
            String method = place.method.getName().toString() + place.method.getDescriptor();
            plan.addUnsharedAt(
                className(place.method.getDeclaringClass()),
                new Plan.Site(method, className(place.field), place.field.getName().toString()),
                "objects of one thread");
          }
        });
  }

  private boolean isOfOneThread(Touch touch) {
    if (touch.base() == null || runners.isAnybody(touch.node())) {
      return false;
    }
    for (AbstractObject each : touch.base().objects()) {
      Cell cell = new Cell(each.origin, touch.field());
      if (sharedCells.contains(cell) || threadsOfCells.getOrDefault(cell, Set.of()).size() != 1) {
        return false;
      }
    }
    return true;
  }

  private void look(Touch touch) {
    IField field = touch.field();
    Set<AbstractThread> users = runners.of(touch.node());
    if (isInitialised(touch)) {
      return;
    }
    threads.computeIfAbsent(field, key -> new LinkedHashSet<>()).addAll(users);
    if (runners.isAnybody(touch.node()) || users.stream().anyMatch(this::standsForSeveral)) {
      shared.add(field);
      addShared(touch);
    } else if (field.isStatic()) {
      add(new Cell(null, field), users);
    } else {
      look(touch.base().objects(), field, users);
    }
  }

  /** Who uses a static field comes after the initialiser of its class, whoever has run that. */
  private static boolean isInitialised(Touch touch) {
    return touch.node().method.isClinit()
        && touch.field().isStatic()
        && touch.field().getDeclaringClass() == touch.node().method.getDeclaringClass();
  }

  private void look(ObjectSet objects, IField field, Set<AbstractThread> users) {
    if (objects.isEmpty()) {
      shared.add(field);
      untellable.add(field);
    }
    for (AbstractObject each : objects) {
      AbstractObject object = each.origin;
      if (isUnknown(object)) {
        shared.add(field);
        untellable.add(field);
      } else if (keptApart.contains(object)) {
        shared.add(field);
        sharedCells.add(new Cell(object, field));
      } else {
        add(new Cell(object, field), users);
      }
    }
  }

  /** Whatever objects the access is to, anybody may access them. */
  private void addShared(Touch touch) {
    if (touch.base() == null || touch.base().objects().isEmpty()) {
      untellable.add(touch.field());
      return;
    }
    for (AbstractObject each : touch.base().objects()) {
      if (isUnknown(each.origin)) {
        untellable.add(touch.field());
      }
      sharedCells.add(new Cell(each.origin, touch.field()));
    }
  }

  private static boolean isUnknown(AbstractObject object) {
    return object.type == null || object.kind == Kind.LIBRARY || object.kind == Kind.GIVEN;
  }

  private void add(Cell cell, Set<AbstractThread> users) {
    threadsOfCells.computeIfAbsent(cell, key -> new HashSet<>(4)).addAll(users);
  }

  /** Both sides of a place stand for one thread each, unless threads of others are among them. */
  private boolean standsForSeveral(AbstractThread thread) {
    for (AbstractThread each = thread; !each.isMain(); each = each.parent()) {
      boolean isOne =
          graph.hasTwoSides
              && !each.spawn.isRecursive()
              && switch (each.spawn.kind) {
                case TASK, LOOP -> true;
                default -> false;
              };
      if (!isOne) {
        return true;
      }
    }
    return graph.spawns.mayBeMerged(thread);
  }

  private static String reason(Set<AbstractThread> users) {
    if (users.size() > 1) {
      return "thread-local objects";
    }
    return users.iterator().next().isMain() ? "only thread main" : "only one thread";
  }

  private static String className(IField field) {
    return className(field.getDeclaringClass());
  }

  private static String className(IClass type) {
    return type.getName().toString().substring(1).replace('/', '.');
  }
}
