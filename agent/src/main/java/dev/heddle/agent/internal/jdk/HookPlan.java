// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import dev.heddle.model.library.ClassModel;
import dev.heddle.model.library.Condition;
import dev.heddle.model.library.LibraryModel;
import dev.heddle.model.library.MethodModel;
import java.util.ArrayList;
import java.util.List;

/** All that is to be woven into one class: from its own entry and from those around it. */
final class HookPlan {
  private static final List<MethodModel> NONE = new ArrayList<>(0);

  private final ClassModel own;
  private final ClassModel outer;
  private final List<MethodModel> inMethods;
  private final List<MethodModel> atCalls;

  private HookPlan(ClassModel own, ClassModel outer) {
    this.own = own;
    this.outer = outer;
    this.inMethods = own == null ? NONE : hooks(own, false);
    List<MethodModel> calls = own == null ? NONE : hooks(own, true);
    if (outer != null) {
      calls = new ArrayList<>(calls);
      calls.addAll(hooks(outer, true));
    }
    this.atCalls = calls;
  }

  /** The plan for a class by internal name; null if nothing is to be woven into it. */
  static HookPlan of(LibraryModel model, String className) {
    ClassModel own = model.of(className);
    ClassModel outer = className.indexOf('$') < 0 ? null : model.enclosing(className);
    if ((own == null || !own.woven()) && (outer == null || !outer.woven())) {
      return null;
    }
    HookPlan plan = new HookPlan(own, outer);
    return plan.isEmpty() ? null : plan;
  }

  private static List<MethodModel> hooks(ClassModel model, boolean atCalls) {
    List<MethodModel> hooks = new ArrayList<>();
    for (MethodModel method : model.methods()) {
      if (method.atCalls() == atCalls && method.hooks()) {
        hooks.add(method);
      }
    }
    return hooks;
  }

  private boolean isEmpty() {
    return inMethods.isEmpty() && !hooksInstructions();
  }

  /** The hooks in the method itself. */
  List<MethodModel> inMethod(String name, String descriptor) {
    return matching(inMethods, name, descriptor);
  }

  /** The hooks around a call of the method in the class's code. */
  List<MethodModel> atCall(String name, String descriptor) {
    return matching(atCalls, name, descriptor);
  }

  private static List<MethodModel> matching(
      List<MethodModel> models, String name, String descriptor) {
    List<MethodModel> found = NONE;
    for (int i = 0; i < models.size(); i++) {
      if (models.get(i).matches(name, descriptor)) {
        if (found == NONE) {
          found = new ArrayList<>(2);
        }
        found.add(models.get(i));
      }
    }
    return found;
  }

  boolean hooksCalls() {
    return !atCalls.isEmpty();
  }

  boolean fieldsSynchronise() {
    return (own != null && own.fieldsSynchronise()) || (outer != null && outer.fieldsSynchronise());
  }

  boolean fieldSynchronises(String owner, String field) {
    return (own != null && own.fieldSynchronises(owner, field))
        || (outer != null && outer.fieldSynchronises(owner, field));
  }

  boolean fieldIsApart(String owner, String field) {
    return (own != null && own.fieldIsApart(owner, field))
        || (outer != null && outer.fieldIsApart(owner, field));
  }

  boolean allFieldsSynchronise() {
    return (own != null && own.allFieldsSynchronise())
        || (outer != null && outer.allFieldsSynchronise());
  }

  boolean monitorsSynchronise() {
    return (own != null && own.monitorsSynchronise())
        || (outer != null && outer.monitorsSynchronise());
  }

  /** When they do so; empty for always or never. */
  List<List<Condition>> monitorConditions() {
    if (own != null && own.monitorsSynchronise()) {
      return own.monitorConditions();
    }
    return outer == null ? List.of() : outer.monitorConditions();
  }

  boolean callsAreAccesses() {
    return own != null && own.callsAreAccesses();
  }

  boolean atomicsOrderNothing() {
    return own != null && own.atomicsOrderNothing();
  }

  /**
   * Whether there are hooks in methods that the model does not name, wherever they do something.
   */
  boolean hooksInstructions() {
    return fieldsSynchronise()
        || monitorsSynchronise()
        || hooksCalls()
        || callsAreAccesses()
        || atomicsOrderNothing();
  }
}
