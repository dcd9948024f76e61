// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.library;

import java.util.List;
import java.util.Set;

/**
 * What one line of a model file says of some methods of a class.
 *
 * @param methods the methods that are meant
 * @param atCalls whether the hooks sit at calls of these methods in the class's code, instead of in
 *     the methods themselves
 * @param entry hooks before the method's work
 * @param exit hooks before the method returns normally
 * @param everyExit hooks before the method returns or an exception leaves it
 * @param ignoringInner whether hooks that the method runs into on the way do not count
 * @param trying whether the method does not wait for ever for a lock that it takes
 * @param getter the method that shows the present value, for a compare-and-set; otherwise null
 * @param expected number of the argument that the present value is compared with; otherwise 0
 * @param effects accesses to thread-unsafe objects that a call makes
 * @param safety what is known of the methods' code; empty if nothing is
 * @param line number of the line in its file
 */
public record MethodModel(
    List<MethodPattern> methods,
    boolean atCalls,
    List<Action> entry,
    List<Action> exit,
    List<Action> everyExit,
    boolean ignoringInner,
    boolean trying,
    String getter,
    int expected,
    List<Effect> effects,
    Set<Safety> safety,
    int line) {
  /** Whether anything is to be woven into the method or its calls. */
  public boolean hooks() {
    return !entry.isEmpty()
        || !exit.isEmpty()
        || !everyExit.isEmpty()
        || ignoringInner
        || trying
        || getter != null;
  }

  /** Whether the line has effects of a method of that name whose parameters it gives. */
  public boolean hasEffectsOf(String name) {
    if (effects.isEmpty() || name.equals("<init>")) {
      return false;
    }
    for (int i = 0; i < methods.size(); i++) {
      MethodPattern method = methods.get(i);
      if (method.parameters() != null && method.name().equals(name)) {
        return true;
      }
    }
    return false;
  }

  /** Whether one of the methods that are meant has that name and descriptor. */
  public boolean matches(String name, String descriptor) {
    for (int i = 0; i < methods.size(); i++) {
      if (methods.get(i).matches(name, descriptor)) {
        return true;
      }
    }
    return false;
  }
}
