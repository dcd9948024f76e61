// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.lock;

import com.ibm.wala.ssa.SSAInstruction;
import com.ibm.wala.ssa.SSAInvokeInstruction;
import dev.heddle.scan.heap.AbstractObject;
import dev.heddle.scan.heap.Elements;
import dev.heddle.scan.heap.Heap;
import dev.heddle.scan.heap.Variable;
import java.util.HashSet;
import java.util.Locale;
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

  /** Whether it is the side of a lock that several readers can hold. */
  static boolean isReadLock(AbstractObject lock) {
    if (lock.kind != AbstractObject.Kind.LIBRARY) {
      return false;
    }
    SSAInstruction made = lock.creator.ir.getInstructions()[lock.instruction];
    return made instanceof SSAInvokeInstruction call
        && call.getDeclaredTarget()
            .getName()
            .toString()
            .toLowerCase(Locale.ROOT)
            .endsWith("readlock");
  }
}
