// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.race;

import com.ibm.wala.classLoader.IClass;
import com.ibm.wala.classLoader.IField;
import com.ibm.wala.classLoader.IMethod;
import com.ibm.wala.ssa.SSACheckCastInstruction;
import com.ibm.wala.ssa.SSAGetInstruction;
import com.ibm.wala.ssa.SSAInstruction;
import com.ibm.wala.ssa.SSAPiInstruction;
import dev.heddle.scan.access.Access;
import dev.heddle.scan.graph.CallGraph;
import dev.heddle.scan.graph.Node;
import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.lock.Protection;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What {@code @GuardedBy} promises of fields, of what fields refer to, and of methods, and whether
 * it is kept: two accesses that hold the lock which the same mark names are apart.
 */
public final class Guards {
  private final CallGraph graph;
  private final Protection protection;
  private final GuardNames names;
  private final Map<IField, List<String>> ofFields = new HashMap<>();
  private final Map<IMethod, List<String>> ofMethods = new HashMap<>();

  /**
   * A lock that a mark names.
   *
   * @param holders the objects that the marked member belongs to
   * @param locks what it can be; empty if it is not understood
   */
  private record Promise(
      String text, IClass declaring, Set<AbstractObject> holders, Set<AbstractObject> locks) {
    boolean isOfSame(Promise other) {
      return text.equals(other.text)
          && declaring == other.declaring
          && holders.stream().anyMatch(other.holders::contains);
    }
  }

  public Guards(CallGraph graph, Protection protection) {
    this.graph = graph;
    this.protection = protection;
    this.names = new GuardNames(graph);
  }

  /** Whether a field is marked that one of the accesses is to, or goes by. */
  public boolean concern(Race race) {
    return !ofField(race.one(), race.object()).isEmpty()
        || !ofField(race.other(), race.object()).isEmpty();
  }

  /** Whether both accesses are made with the lock that a mark names. */
  public boolean keepApart(Race race) {
    List<Promise> left = promises(race.one(), race.object());
    List<Promise> right = promises(race.other(), race.object());
    if (left.isEmpty() && right.isEmpty()) {
      return false;
    }
    Map<AbstractObject, Boolean> one = held(race.one());
    Map<AbstractObject, Boolean> other = held(race.other());
    for (Promise promise : left) {
      for (Promise same : right) {
        if (promise.isOfSame(same) && isExclusive(promise, one, same, other)) {
          return true;
        }
      }
    }
    return isTaken(race.one(), other) || isTaken(race.other(), one);
  }

  /** Whether the lock that unknown callers of a marked method hold is held elsewhere, too. */
  private boolean isTaken(Access access, Map<AbstractObject, Boolean> elsewhere) {
    return access.node().callers().isEmpty()
        && ofMethod(access.node()).stream()
            .anyMatch(promise -> isShared(promise, elsewhere) != null);
  }

  /** At least one of them excludes all others, not only those who write. */
  private static boolean isExclusive(
      Promise promise,
      Map<AbstractObject, Boolean> one,
      Promise same,
      Map<AbstractObject, Boolean> other) {
    Boolean left = isShared(promise, one);
    Boolean right = isShared(same, other);
    return left != null && right != null && !(left && right);
  }

  /** Whether the lock is held, together with other readers or alone; null if it is not. */
  private static Boolean isShared(Promise promise, Map<AbstractObject, Boolean> held) {
    Boolean isShared = null;
    for (AbstractObject lock : promise.locks) {
      Boolean found = held.get(lock);
      if (found != null) {
        isShared = isShared == null ? found : isShared && found;
      }
    }
    return isShared;
  }

  /** The end of a sentence that says which promise is broken; empty if none is. */
  String broken(Race race) {
    String one = broken(race.one(), race.object());
    String other = broken(race.other(), race.object());
    if (one == null && other == null) {
      return "";
    }
    String who =
        one != null && other != null
            ? "neither holds"
            : "the " + word(one != null ? race.one() : race.other(), race) + " does not hold";
    boolean holdsOther =
        one != null && !held(race.one()).isEmpty()
            || other != null && !held(race.other()).isEmpty();
    return ", although @GuardedBy(\""
        + (one != null ? one : other)
        + "\") promises "
        + (holdsOther ? "another lock" : "a lock")
        + ", which "
        + who;
  }

  /** What tells the access from the other one. */
  private static String word(Access access, Race race) {
    boolean isSame = race.one().writes() == race.other().writes();
    String kind = access.writes() ? "write" : "read";
    return !isSame ? kind : access == race.one() ? "first " + kind : "second " + kind;
  }

  private String broken(Access access, AbstractObject object) {
    Map<AbstractObject, Boolean> held = held(access);
    for (Promise promise : promises(access, object)) {
      if (!promise.locks.isEmpty() && isShared(promise, held) == null) {
        return promise.text;
      }
    }
    return null;
  }

  private List<Promise> promises(Access access, AbstractObject object) {
    List<Promise> promises = new ArrayList<>(ofField(access, object));
    promises.addAll(ofMethod(access.node()));
    return promises;
  }

  private List<Promise> ofMethod(Node node) {
    List<String> texts = ofMethods.computeIfAbsent(node.method, SafetyMarks::guards);
    if (texts.isEmpty()) {
      return List.of();
    }
    IClass declaring = node.method.getDeclaringClass();
    Iterable<AbstractObject> holders =
        node.method.isStatic() ? List.of(graph.heap.ofClass(declaring)) : node.local(1).objects();
    return promises(texts, declaring, holders, null);
  }

  private List<Promise> ofField(Access access, AbstractObject object) {
    if (access.field() instanceof Access.Field accessed) {
      IField field = accessed.field();
      return promises(texts(field), field.getDeclaringClass(), List.of(object), field);
    }
    // An array, or an object of a library, goes by the field that it is taken from.
    SSAGetInstruction get = access.baseValue() > 0 ? origin(access) : null;
    IField field =
        get == null ? null : graph.program.hierarchy().resolveField(get.getDeclaredField());
    if (field == null || texts(field).isEmpty()) {
      return List.of();
    }
    IClass declaring = field.getDeclaringClass();
    Iterable<AbstractObject> holders =
        field.isStatic()
            ? List.of(graph.heap.ofClass(declaring))
            : access.node().local(get.getRef()).objects();
    return promises(texts(field), declaring, holders, field);
  }

  private static SSAGetInstruction origin(Access access) {
    int value = access.baseValue();
    while (true) {
      SSAInstruction definition = access.node().defUse.getDef(value);
      if (definition instanceof SSACheckCastInstruction cast) {
        value = cast.getVal();
      } else if (definition instanceof SSAPiInstruction pi) {
        value = pi.getVal();
      } else {
        return definition instanceof SSAGetInstruction get ? get : null;
      }
    }
  }

  private List<String> texts(IField field) {
    return ofFields.computeIfAbsent(field, SafetyMarks::guards);
  }

  private List<Promise> promises(
      List<String> texts, IClass declaring, Iterable<AbstractObject> holders, IField field) {
    List<Promise> promises = new ArrayList<>(texts.size());
    Set<AbstractObject> origins = new HashSet<>();
    holders.forEach(holder -> origins.add(holder.origin));
    for (String text : texts) {
      promises.add(
          new Promise(text, declaring, origins, names.objects(text, declaring, holders, field)));
    }
    return promises;
  }

  /** Who calls a marked method from outside of what is looked at is taken to hold its lock. */
  private Map<AbstractObject, Boolean> held(Access access) {
    Map<AbstractObject, Boolean> held = new LinkedHashMap<>();
    protection.held(access).forEach((lock, isShared) -> held.put(lock.origin, isShared));
    if (access.node().callers().isEmpty()) {
      for (Promise promise : ofMethod(access.node())) {
        promise.locks.forEach(lock -> held.put(lock, false));
      }
    }
    return held;
  }
}
