// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.access;

import com.ibm.wala.classLoader.IField;
import dev.heddle.scan.graph.Call;
import dev.heddle.scan.graph.Node;
import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.heap.Variable;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** All accesses that could take part in a race; what only initialises does not. */
public final class Accesses {
  private static final int THIS = 1;

  private final Freshness freshness;
  private final List<Access> all = new ArrayList<>();
  private final Set<Access> ofLibrary = new LinkedHashSet<>();

  public Accesses(Freshness freshness) {
    this.freshness = freshness;
  }

  public void ofStatic(
      Node node, int instruction, IField field, boolean writes, AbstractObject holder) {
    if (!isExempt(node, field)) {
      add(node, instruction, writes, new Access.Field(field), null, -1, holder, -1);
    }
  }

  public void ofField(
      Node node, int instruction, IField field, boolean writes, Variable base, int baseValue) {
    boolean isOwn = baseValue == THIS && !node.method.isStatic();
    if (isExempt(node, field) || isOwn && node.method.isInit()) {
      return;
    }
    if (!freshness.isFresh(node, baseValue, instruction)) {
      add(node, instruction, writes, new Access.Field(field), base, baseValue, null, -1);
    }
  }

  public void ofElement(
      Node node, int instruction, boolean writes, Variable base, int baseValue, int index) {
    if (!node.method.isClinit() && !freshness.isFresh(node, baseValue, instruction)) {
      add(node, instruction, writes, new Access.Element(), base, baseValue, null, index);
    }
  }

  private static boolean isExempt(Node node, IField field) {
    return field.isFinal() || field.isVolatile() || node.method.isClinit();
  }

  private void add(
      Node node,
      int instruction,
      boolean writes,
      Access.Target field,
      Variable base,
      int baseValue,
      AbstractObject object,
      int index) {
    all.add(
        new Access(
            node, instruction, node.thread(), writes, field, base, baseValue, object, index, null));
  }

  /**
   * A library's method accesses an object that is not safe for threads.
   *
   * @param value the value in the calling node that is the object; -1 if none is
   */
  public void ofLibrary(
      Call call,
      AbstractObject object,
      int value,
      boolean writes,
      Access.Target field,
      int index,
      AbstractObject lock) {
    boolean isFresh = freshness.isFresh(call.node(), value, call.instruction());
    if (!call.node().method.isClinit() && !isFresh) {
      ofLibrary.add(
          new Access(
              call.node(),
              call.instruction(),
              call.thread(),
              writes,
              field,
              null,
              value,
              object,
              index,
              lock));
    }
  }

  public List<Access> all() {
    List<Access> both = new ArrayList<>(all);
    both.addAll(ofLibrary);
    return both;
  }
}
