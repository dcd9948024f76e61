// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.lock;

import com.ibm.wala.classLoader.IField;
import com.ibm.wala.ssa.SSAArrayLoadInstruction;
import com.ibm.wala.ssa.SSAGetInstruction;
import com.ibm.wala.ssa.SSAInstruction;
import dev.heddle.scan.access.Access;
import dev.heddle.scan.graph.CallGraph;
import dev.heddle.scan.graph.Node;
import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.heap.Elements;
import dev.heddle.scan.heap.Variable;
import dev.heddle.scan.thread.AbstractThread;
import dev.heddle.scan.thread.Multiplicity;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** Whether two accesses to an object are made under a common lock. */
public final class Protection {
  private final CallGraph graph;
  private final LockSets locks;
  private final Multiplicity multiplicity;
  private final Map<Object, Map<AbstractObject, Boolean>> held = new HashMap<>();

  private record Place(Node node, int instruction, AbstractThread thread, AbstractObject extra) {}

  /**
   * @param asked the nodes whose accesses will be asked for
   * @param isOver asked now and then; ends the search for locks early
   */
  public Protection(
      CallGraph graph, Multiplicity multiplicity, Collection<Node> asked, BooleanSupplier isOver) {
    this.graph = graph;
    this.locks = new LockSets(graph, asked, isOver);
    this.multiplicity = multiplicity;
  }

  /** Whether all is known of locks; if not, each that may be held counts as held. */
  public boolean isComplete() {
    return locks.isComplete();
  }

  /**
   * Section 3.5. A lock that stands for many is a common one only if it goes with the object: it is
   * the object itself, or one of its fields refers to it, or one constructor has made both.
   */
  public boolean isCommon(Access one, Access other, AbstractObject object) {
    Map<AbstractObject, Boolean> left = held(one);
    if (left.isEmpty()) {
      return false;
    }
    Map<AbstractObject, Boolean> right = held(other);
    for (Map.Entry<AbstractObject, Boolean> lock : left.entrySet()) {
      Boolean isShared = right.get(lock.getKey());
      if (isShared == null || isShared && lock.getValue()) {
        continue;
      }
      AbstractObject common = lock.getKey();
      boolean isOne =
          isAmbiguous(one, common) || isAmbiguous(other, common)
              ? common.origin == object.origin
              : !multiplicity.isMany(common) || goesWith(common, object);
      if (isOne) {
        return true;
      }
    }
    return false;
  }

  private boolean goesWith(AbstractObject lock, AbstractObject object) {
    AbstractObject owner = owner(object);
    return lock.origin == object.origin
        || graph.heap.refersTo(object, lock)
        || owner != null && (owner == owner(lock) || owner == lock.origin);
  }

  /** The object whose constructor has made it; null if none has. */
  private static AbstractObject owner(AbstractObject object) {
    return object.creator != null && object.creator.method.isInit()
        ? object.creator.context.container()
        : null;
  }

  /** The names of the locks that are held at an access. */
  public Iterable<AbstractObject> locks(Access access) {
    return held(access).keySet();
  }

  /** Objects of locks, and whether they are held together with other readers. */
  public Map<AbstractObject, Boolean> held(Access access) {
    return held.computeIfAbsent(
        new Place(access.node(), access.instruction(), access.thread(), access.lock()),
        key -> find(access));
  }

  private Map<AbstractObject, Boolean> find(Access access) {
    Map<AbstractObject, Boolean> found = new LinkedHashMap<>();
    if (access.thread() == access.node().thread()) {
      for (HeldLock lock : locks.at(access.node(), access.instruction())) {
        for (AbstractObject object : lock.objects()) {
          boolean isShared = lock.isShared() || LockRoots.isReadLock(object);
          Set<AbstractObject> roots = new HashSet<>();
          locks.addRoots(actual(object), roots);
          for (AbstractObject root : roots) {
            found.merge(root, isShared, Boolean::logicalAnd);
          }
        }
      }
    }
    if (access.lock() != null) {
      Set<AbstractObject> roots = new HashSet<>();
      locks.addRoots(actual(access.lock()), roots);
      roots.forEach(root -> found.put(root, false));
    }
    for (AbstractThread thread = access.thread(); thread != null; thread = thread.parent()) {
      addExecutor(thread.spawn.executor(), found);
    }
    return found;
  }

  /** Whether a lock is held at an access only as one of several that it may be. */
  private boolean isAmbiguous(Access access, AbstractObject lock) {
    if (access.thread() != access.node().thread()) {
      return false;
    }
    boolean is = false;
    for (HeldLock held : locks.at(access.node(), access.instruction())) {
      for (AbstractObject each : held.objects()) {
        if (each.origin == lock.origin) {
          if (!isAmbiguous(held)) {
            return false;
          }
          is = true;
        }
      }
    }
    return is;
  }

  /**
   * Whether one and the same place may hold now this lock, now that: a field that is assigned anew,
   * or elements of an array. Two who take their lock there may have different ones.
   */
  private boolean isAmbiguous(HeldLock lock) {
    SSAInstruction definition =
        lock.object() != null || lock.value() <= 0 ? null : lock.node().defUse.getDef(lock.value());
    if (definition instanceof SSAArrayLoadInstruction load) {
      for (AbstractObject array : lock.node().local(load.getArrayRef()).objects()) {
        if (hasSeveral(List.of(graph.heap.field(array, Elements.ALL)))) {
          return true;
        }
      }
    }
    if (definition instanceof SSAGetInstruction get) {
      IField field = graph.program.hierarchy().resolveField(get.getDeclaredField());
      if (field == null || field.isFinal()) {
        return false;
      }
      if (get.isStatic()) {
        AbstractObject holder = graph.heap.ofClass(field.getDeclaringClass());
        return hasSeveral(List.of(graph.heap.field(holder, field)));
      }
      for (AbstractObject holder : lock.node().local(get.getRef()).objects()) {
        if (hasSeveral(graph.heap.found(holder, field))) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean hasSeveral(List<Variable> places) {
    Set<AbstractObject> objects = new HashSet<>();
    places.forEach(place -> place.objects().forEach(each -> objects.add(each.origin)));
    return objects.size() > 1;
  }

  /** An element of a loop is one's own lock only if each iteration has another. */
  private AbstractObject actual(AbstractObject lock) {
    boolean isOwn =
        multiplicity.isMany(lock.origin) || !graph.insertions.areMany(lock, multiplicity);
    return isOwn ? lock : lock.origin;
  }

  /** Tasks of an executor with one thread exclude each other. */
  private void addExecutor(Variable executor, Map<AbstractObject, Boolean> found) {
    if (executor != null && executor.objects().size() == 1) {
      AbstractObject only = executor.objects().only().origin;
      if (graph.serialExecutors.contains(only)) {
        found.put(only, false);
      }
    }
  }
}
