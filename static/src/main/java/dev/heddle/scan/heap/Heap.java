// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.heap;

import com.ibm.wala.classLoader.IClass;
import dev.heddle.scan.graph.Node;
import dev.heddle.scan.heap.AbstractObject.Kind;
import dev.heddle.scan.thread.Side;
import java.util.HashMap;
import java.util.Map;

/** All objects, and what their fields refer to. */
public final class Heap {
  private final Map<Object, AbstractObject> objects = new HashMap<>();
  private final Map<Cell, Variable> cells = new HashMap<>();
  private int count;

  private record Cell(AbstractObject object, Object field) {}

  private record Made(Node node, int instruction, Object what) {}

  private record Seen(AbstractObject origin, Side side) {}

  /** The object that an instruction makes. */
  public AbstractObject made(Node node, int instruction, IClass type, Kind kind) {
    return objects.computeIfAbsent(
        new Made(node, instruction, type),
        key -> new AbstractObject(count++, kind, type, node, instruction, null, null));
  }

  public AbstractObject lambda(Node node, int instruction, IClass type, Lambda lambda) {
    return objects.computeIfAbsent(
        new Made(node, instruction, lambda),
        key -> new AbstractObject(count++, Kind.LAMBDA, type, node, instruction, lambda, null));
  }

  public AbstractObject ofClass(IClass type) {
    return objects.computeIfAbsent(
        type, key -> new AbstractObject(count++, Kind.CLASS, type, null, -1, null, null));
  }

  public AbstractObject constant(String text) {
    return objects.computeIfAbsent(
        text, key -> new AbstractObject(count++, Kind.CONSTANT, null, null, -1, null, text));
  }

  /** The object as the loop's side sees it whose own element it is. */
  public AbstractObject view(AbstractObject object, Side side) {
    if (object.isView() || object.kind == Kind.CONSTANT || object.kind == Kind.CLASS) {
      return object;
    }
    return objects.computeIfAbsent(
        new Seen(object, side), key -> object.view(count++, side));
  }

  /** What a field of the object refers to. */
  public Variable field(AbstractObject object, Object field) {
    return cells.computeIfAbsent(new Cell(object.origin, field), key -> new Variable());
  }

  /** The same if anything was ever stored there or asked for; else null. */
  public Variable knownField(AbstractObject object, Object field) {
    return cells.get(new Cell(object.origin, field));
  }

  /** Whether any field of the first refers to the second. */
  public boolean refersTo(AbstractObject holder, AbstractObject object) {
    for (Map.Entry<Cell, Variable> cell : cells.entrySet()) {
      if (cell.getKey().object == holder.origin && cell.getValue().objects().contains(object)) {
        return true;
      }
    }
    return false;
  }

  public int size() {
    return count;
  }
}
