// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.lock;

import dev.heddle.scan.graph.Node;
import dev.heddle.scan.heap.AbstractObject;
import java.util.List;

/**
 * An abstract lock, by the node that takes it and the variable that it is taken by, as in section
 * 3.4 of "Effective Techniques for Static Race Detection in Java Parallel Loops"; or by its object
 * if there is no variable, as for a class.
 *
 * @param object null if only the variable is known
 * @param isMonitor whether it is given back, at the latest, when the node is left
 * @param isShared whether other readers may hold it, too
 * @param times how often the node has taken it before and not given back
 */
record HeldLock(
    Node node, int value, AbstractObject object, boolean isMonitor, boolean isShared, int times) {
  static HeldLock explicit(Node node, LockCode.LockCall call) {
    return new HeldLock(node, call.receiver(), null, false, call.isShared(), 0);
  }

  static HeldLock monitor(Node node, int value) {
    return new HeldLock(node, value, null, true, false, 0);
  }

  static HeldLock monitor(Node node, AbstractObject object) {
    return new HeldLock(node, -1, object, true, false, 0);
  }

  /** The same lock, taken once more. */
  HeldLock again() {
    return new HeldLock(node, value, object, isMonitor, isShared, times + 1);
  }

  /** What it may be. */
  Iterable<AbstractObject> objects() {
    return object != null ? List.of(object) : node.local(value).objects();
  }
}
