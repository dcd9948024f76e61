// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.race;

import com.ibm.wala.classLoader.IClass;
import com.ibm.wala.classLoader.IField;
import com.ibm.wala.core.util.strings.Atom;
import com.ibm.wala.types.TypeReference;
import dev.heddle.scan.graph.CallGraph;
import dev.heddle.scan.graph.Node;
import dev.heddle.scan.heap.AbstractObject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The objects that the text of a {@code @GuardedBy} stands for: {@code this}, {@code itself},
 * {@code lock}, {@code this.lock}, {@code Outer.this}, {@code Registry.lock}, {@code
 * Registry.class} or {@code lock()}, and fields of fields.
 */
final class GuardNames {
  private final CallGraph graph;

  /** Nodes of methods without parameters, by name. */
  private final Map<String, List<Node>> getters = new HashMap<>();

  GuardNames(CallGraph graph) {
    this.graph = graph;
    for (Node node : graph.nodes()) {
      int receiver = node.method.isStatic() ? 0 : 1;
      if (node.method.getNumberOfParameters() == receiver && !node.method.isInit()) {
        getters
            .computeIfAbsent(node.method.getName().toString(), key -> new ArrayList<>())
            .add(node);
      }
    }
  }

  /**
   * What the text means.
   *
   * @param declaring the class of the member that is marked
   * @param holders the objects that the member belongs to
   * @param field the field that is marked; null if it is a method
   * @return empty if it is not understood
   */
  Set<AbstractObject> objects(
      String text, IClass declaring, Iterable<AbstractObject> holders, IField field) {
    Set<AbstractObject> objects = new LinkedHashSet<>();
    holders.forEach(holder -> objects.add(holder.origin));
    if (text.equals("this")) {
      return objects;
    }
    if (text.equals("itself")) {
      return field == null ? Set.of() : values(objects, field);
    }
    IClass type = declaring;
    Set<AbstractObject> found = objects;
    String rest = text;
    // The longest beginning that is the name of a class.
    for (int dot = text.lastIndexOf('.'); dot > 0; dot = text.lastIndexOf('.', dot - 1)) {
      IClass named = named(text.substring(0, dot), declaring);
      if (named != null) {
        type = named;
        found = Set.of(graph.heap.ofClass(named));
        rest = text.substring(dot + 1);
        if (rest.equals("this")) {
          return outer(objects, declaring, named);
        }
        break;
      }
    }
    if (rest.equals("class")) {
      return found;
    }
    for (String step : rest.split("\\.")) {
      if (!step.equals("this")) {
        found = step.endsWith("()") ? results(step, found, type) : step(step, found, type);
        type = null;
      }
    }
    return found;
  }

  private Set<AbstractObject> step(String name, Set<AbstractObject> holders, IClass declaring) {
    Set<AbstractObject> found = new LinkedHashSet<>();
    if (declaring != null) {
      IField field = field(declaring, name);
      return field == null ? Set.of() : values(holders, field);
    }
    for (AbstractObject holder : holders) {
      IField field = holder.type == null ? null : field(holder.type, name);
      if (field != null) {
        found.addAll(values(Set.of(holder), field));
      }
    }
    return found;
  }

  private static IField field(IClass type, String name) {
    return type.getField(Atom.findOrCreateUnicodeAtom(name));
  }

  private Set<AbstractObject> values(Set<AbstractObject> holders, IField field) {
    Set<AbstractObject> values = new LinkedHashSet<>();
    if (field.isStatic()) {
      AbstractObject holder = graph.heap.ofClass(field.getDeclaringClass());
      graph.heap.field(holder, field).objects().forEach(each -> values.add(each.origin));
      return values;
    }
    for (AbstractObject holder : holders) {
      graph
          .heap
          .found(holder, field)
          .forEach(found -> found.objects().forEach(each -> values.add(each.origin)));
    }
    return values;
  }

  /** What a method gives back that is called on one of the objects. */
  private Set<AbstractObject> results(String call, Set<AbstractObject> holders, IClass type) {
    Set<AbstractObject> results = new LinkedHashSet<>();
    String name = call.substring(0, call.length() - "()".length());
    for (Node node : getters.getOrDefault(name, List.of())) {
      boolean isMeant =
          node.method.isStatic()
              ? node.method.getDeclaringClass() == type
              : origins(node.local(1).objects()).stream().anyMatch(holders::contains);
      if (isMeant) {
        node.result.objects().forEach(each -> results.add(each.origin));
      }
    }
    return results;
  }

  private static Set<AbstractObject> origins(Iterable<AbstractObject> objects) {
    Set<AbstractObject> origins = new HashSet<>();
    objects.forEach(each -> origins.add(each.origin));
    return origins;
  }

  /** The object around an inner one, as far out as that class. */
  private Set<AbstractObject> outer(Set<AbstractObject> inner, IClass from, IClass to) {
    Set<AbstractObject> objects = inner;
    IClass at = from;
    while (at != null && at != to) {
      IField around = null;
      for (IField field : at.getDeclaredInstanceFields()) {
        around = field.getName().toString().startsWith("this$") ? field : around;
      }
      if (around == null) {
        return Set.of();
      }
      objects = values(objects, around);
      at = graph.type(around.getFieldTypeReference());
    }
    return objects;
  }

  /** A class by a name that is qualified, or that of a neighbour, or of one around or inside. */
  private IClass named(String name, IClass near) {
    String own = near.getName().toString();
    String inner = name.replace('.', '$');
    for (String around = own; ; around = around.substring(0, around.lastIndexOf('$'))) {
      IClass found = lookUp(around + '$' + inner, near);
      if (found != null) {
        return found;
      }
      if (around.indexOf('$') < 0) {
        break;
      }
    }
    int end = own.lastIndexOf('/');
    IClass neighbour = lookUp((end < 0 ? "L" : own.substring(0, end + 1)) + inner, near);
    return neighbour != null ? neighbour : lookUp('L' + name.replace('.', '/'), near);
  }

  private IClass lookUp(String name, IClass near) {
    return graph.type(TypeReference.findOrCreate(near.getClassLoader().getReference(), name));
  }
}
