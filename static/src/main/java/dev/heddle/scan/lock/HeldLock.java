// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.lock;

import dev.heddle.scan.graph.Node;
import dev.heddle.scan.heap.AbstractObject;

/**
 * A lock that is held, by the variable that it was taken by, as in section 3.4 of "Effective
 * Techniques for Static Race Detection in Java Parallel Loops"; or by its object if there is none.
 *
 * @param node null if the object is known
 * @param object null if only the variable is known
 * @param isShared whether other readers may hold it, too
 * @param times how often the variable's lock has been taken before and not given back
 */
record HeldLock(Node node, int value, AbstractObject object, boolean isShared, int times) {
  static HeldLock by(Node node, int value, boolean isShared) {
    return new HeldLock(node, value, null, isShared, 0);
  }

  static HeldLock of(AbstractObject object) {
    return new HeldLock(null, -1, object, false, 0);
  }

  /** The same lock, taken once more. */
  HeldLock again() {
    return new HeldLock(node, value, object, isShared, times + 1);
  }

  /** The same lock, taken once less. */
  HeldLock before() {
    return new HeldLock(node, value, object, isShared, times - 1);
  }

  /** What it may be. */
  Iterable<AbstractObject> objects() {
    return object != null ? java.util.List.of(object) : node.local(value).objects();
  }
}
