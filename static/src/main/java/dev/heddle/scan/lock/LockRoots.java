// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.lock;

import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.heap.Elements;
import dev.heddle.scan.heap.Heap;
import dev.heddle.scan.heap.Variable;
import java.util.HashSet;
import java.util.Set;

/** The locks that read and write locks are one side of. */
final class LockRoots {
  private final Heap heap;

  LockRoots(Heap heap) {
    this.heap = heap;
  }

  Set<AbstractObject> of(Iterable<AbstractObject> locks) {
    Set<AbstractObject> roots = new HashSet<>();
    for (AbstractObject lock : locks) {
      add(lock, roots);
    }
    return roots;
  }

  /** The lock that a read or write lock is one side of; the lock itself if it has no sides. */
  void add(AbstractObject lock, Set<AbstractObject> roots) {
    Variable backing = heap.knownField(lock, Elements.BACKING);
    if (backing == null || backing.objects().isEmpty()) {
      roots.add(lock);
    } else {
      for (AbstractObject each : backing.objects()) {
        roots.add(each);
      }
    }
  }
}
