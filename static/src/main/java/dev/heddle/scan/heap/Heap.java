// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.heap;

import com.ibm.wala.classLoader.IClass;
import com.ibm.wala.classLoader.IField;
import dev.heddle.scan.graph.Node;
import dev.heddle.scan.heap.AbstractObject.Kind;
import dev.heddle.scan.thread.AbstractThread;
import dev.heddle.scan.thread.Side;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** All objects, and what their fields refer to. */
public final class Heap {
  private final Propagation propagation;
  private final Map<Object, AbstractObject> objects = new HashMap<>();
  private final Map<Cell, Variable> cells = new HashMap<>();
  private final Set<Cell> oneOnly = new HashSet<>();

  /** Objects that sides have for themselves. */
  private final Set<AbstractObject> ofSides = new HashSet<>();

  private final Map<AbstractObject, List<Variable>> byHolder = new HashMap<>();
  private ObjectBlock last = new ObjectBlock(0);

  private record Cell(AbstractObject object, Object field) {}

  private record Made(Node node, int instruction, AbstractThread thread, Object what) {}

  /** What all code of a class makes. */
  private record MadeByClass(IClass maker, AbstractThread thread, IClass type, Kind kind) {}

  private record Given(Object what) {}

  private record Seen(AbstractObject origin, Object owner) {}

  /** A field as one side has left it in objects of its own. */
  private record SideField(IField field, Side side) {}

  /** A field as who has no side finds it, whoever has left something there. */
  private record AllOfField(IField field) {}

  public Heap(Propagation propagation) {
    this.propagation = propagation;
  }

  /** Where the next object goes. */
  private ObjectBlock block() {
    if (last.isFull()) {
      last = new ObjectBlock(last.number + 1);
    }
    return last;
  }

  /** The object that an instruction makes. */
  public AbstractObject made(Node node, int instruction, IClass type, Kind kind) {
    return made(node, instruction, node.thread(), type, kind);
  }

  /** The same on behalf of another thread. */
  public AbstractObject made(
      Node node, int instruction, AbstractThread thread, IClass type, Kind kind) {
    Object made =
        node.isMerged
            ? new MadeByClass(node.method.getDeclaringClass(), thread, type, kind)
            : new Made(node, instruction, thread, type);
    return objects.computeIfAbsent(
        made,
        key -> new AbstractObject(block(), kind, type, node, instruction, thread, null, null));
  }

  public AbstractObject lambda(Node node, int instruction, IClass type, Lambda lambda) {
    AbstractThread thread = node.thread();
    return objects.computeIfAbsent(
        new Made(node, instruction, thread, lambda),
        key ->
            new AbstractObject(
                block(), Kind.LAMBDA, type, node, instruction, thread, lambda, null));
  }

  /** An object that comes from outside of what is looked at. */
  public AbstractObject given(Object what, IClass type, AbstractThread by) {
    return objects.computeIfAbsent(
        new Given(what),
        key -> new AbstractObject(block(), Kind.GIVEN, type, null, -1, by, null, null));
  }

  public AbstractObject ofClass(IClass type) {
    return objects.computeIfAbsent(
        type, key -> new AbstractObject(block(), Kind.CLASS, type, null, -1, null, null, null));
  }

  public AbstractObject constant(String text) {
    return objects.computeIfAbsent(
        text, key -> new AbstractObject(block(), Kind.CONSTANT, null, null, -1, null, null, text));
  }

  /** The object as the one sees it who has it for itself. */
  public AbstractObject view(AbstractObject object, Object owner) {
    if (object.kind == Kind.CONSTANT || object.kind == Kind.CLASS) {
      return object;
    }
    if (owner instanceof Side) {
      ofSides.add(object.origin);
    }
    return objects.computeIfAbsent(
        new Seen(object.origin, owner), key -> object.origin.view(block(), owner));
  }

  /** What a field of the object refers to. */
  public Variable field(AbstractObject object, Object field) {
    return cells.computeIfAbsent(
        new Cell(object.origin, field),
        key -> {
          Variable made = new Variable();
          byHolder.computeIfAbsent(object.origin, holder -> new ArrayList<>(2)).add(made);
          return made;
        });
  }

  /** Where a reference goes that is stored in a field. */
  public Variable stored(AbstractObject object, IField field) {
    return object.owner instanceof Side side ? ofSide(object, field, side) : field(object, field);
  }

  /** What is found in a field: who has an object for itself does not meet what others put there. */
  public List<Variable> found(AbstractObject object, IField field) {
    return object.owner instanceof Side side
        ? List.of(field(object, field), ofSide(object, field, side))
        : List.of(ofAll(object, field));
  }

  private Variable ofSide(AbstractObject object, IField field, Side side) {
    Cell cell = new Cell(object.origin, new SideField(field, side));
    Variable known = cells.get(cell);
    if (known == null) {
      known = field(object, cell.field);
      propagation.flow(known, cells.get(new Cell(object.origin, new AllOfField(field))));
    }
    return known;
  }

  private Variable ofAll(AbstractObject object, IField field) {
    Cell cell = new Cell(object.origin, new AllOfField(field));
    Variable known = cells.get(cell);
    if (known == null) {
      known = field(object, cell.field);
      propagation.flow(field(object, field), known);
      for (Side side : Side.values()) {
        propagation.flow(cells.get(new Cell(object.origin, new SideField(field, side))), known);
      }
    }
    return known;
  }

  /**
   * Once all that could be found was found: an object that there is one of, all have together. What
   * one side has put there, the other meets.
   *
   * @return whether there was something to be put together
   */
  public boolean mergeSides(Predicate<AbstractObject> isOne) {
    boolean isNew = false;
    for (Cell cell : List.copyOf(cells.keySet())) {
      if (commonField(cell) != null && !oneOnly.contains(cell) && isOne.test(cell.object)) {
        oneOnly.add(cell);
        propagation.flow(cells.get(cell), field(cell.object, commonField(cell)));
        isNew = true;
      }
    }
    return isNew;
  }

  /** The field that the cell has one side's share of; null if it is no share. */
  private Object commonField(Cell cell) {
    if (cell.field instanceof SideField share) {
      return share.field;
    }
    boolean isShare = cell.field == Elements.ALPHA || cell.field == Elements.BETA;
    return isShare && ofSides.contains(cell.object) ? Elements.ALL : null;
  }

  /** The same if anything was ever stored there or asked for; else null. */
  public Variable knownField(AbstractObject object, Object field) {
    return cells.get(new Cell(object.origin, field));
  }

  /** Whether any field of the first refers to the second. */
  public boolean refersTo(AbstractObject holder, AbstractObject object) {
    for (Variable each : byHolder.getOrDefault(holder.origin, List.of())) {
      if (each.objects().contains(object)) {
        return true;
      }
    }
    return false;
  }

  /**
   * All objects that one side has left where the other does not meet them, and what they refer to:
   * another iteration may meet them after all, if both have the same object.
   */
  public Set<AbstractObject> keptApart() {
    Set<AbstractObject> found = new HashSet<>();
    Deque<Variable> open = new ArrayDeque<>();
    cells.forEach(
        (cell, variable) -> {
          if (cell.field instanceof SideField
              || cell.field == Elements.ALPHA
              || cell.field == Elements.BETA) {
            open.add(variable);
          }
        });
    while (!open.isEmpty()) {
      for (AbstractObject each : open.poll().objects()) {
        AbstractObject object = each.origin;
        if (found.add(object)) {
          open.addAll(byHolder.getOrDefault(object, List.of()));
        }
      }
    }
    return found;
  }

  /** The classes that there are objects of. */
  public Set<IClass> types() {
    Set<IClass> types = new LinkedHashSet<>();
    for (AbstractObject object : objects.values()) {
      if (object.type != null) {
        types.add(object.type);
      }
    }
    return types;
  }

  public List<AbstractObject> lambdas() {
    return objects.values().stream().filter(object -> object.lambda != null).toList();
  }
}
