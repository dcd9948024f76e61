// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.hang;

import dev.heddle.runtime.internal.thread.HeldLocks.Held;
import dev.heddle.runtime.internal.thread.Threads;
import java.lang.management.LockInfo;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.reflect.Method;
import java.util.List;

/**
 * Asks the JVM at which monitors threads are stopped. JDK 25 tells it of all threads, in a class of
 * its own; earlier ones tell it of platform threads, if the module {@code java.management} is
 * there.
 */
final class MonitorWaits {
  private static final String SNAPSHOT = "jdk.internal.vm.ThreadSnapshot";

  private static Method snapshotOf;
  private static Method blockedOn;
  private static boolean isKnown;

  private MonitorWaits() {}

  /** Notes for each of the threads that is at a monitor which one that is, if that can be told. */
  static void find(List<StoppedThread> threads) {
    for (StoppedThread each : threads) {
      if (each.isAtMonitor()) {
        each.awaits(hasSnapshots() ? bySnapshot(each) : byManagement(each, threads));
      }
    }
  }

  private static boolean hasSnapshots() {
    if (!isKnown) {
      isKnown = true;
      try {
        Class<?> type = Class.forName(SNAPSHOT);
        Method factory = type.getDeclaredMethod("of", Thread.class);
        factory.setAccessible(true);
        blockedOn = type.getDeclaredMethod("blockedOn");
        blockedOn.setAccessible(true);
        snapshotOf = factory;
      } catch (ReflectiveOperationException | RuntimeException e) {
        // An earlier JDK, or one that has changed.
      }
    }
    return snapshotOf != null;
  }

  private static Object bySnapshot(StoppedThread thread) {
    try {
      Object snapshot = snapshotOf.invoke(null, thread.state.thread);
      return snapshot == null ? null : blockedOn.invoke(snapshot);
    } catch (ReflectiveOperationException | RuntimeException e) {
      return null;
    }
  }

  /** The JVM names the lock by its class and hash only; whoever holds it has the lock itself. */
  private static Object byManagement(StoppedThread thread, List<StoppedThread> holders) {
    try {
      long id = Threads.id(thread.state.thread);
      ThreadInfo info = ManagementFactory.getThreadMXBean().getThreadInfo(id);
      LockInfo lock = info == null ? null : info.getLockInfo();
      return lock == null ? null : held(lock, holders);
    } catch (LinkageError | RuntimeException e) {
      return null;
    }
  }

  private static Object held(LockInfo lock, List<StoppedThread> holders) {
    for (StoppedThread holder : holders) {
      for (Held each : holder.held()) {
        Object candidate = each.lock();
        if (candidate.getClass().getName().equals(lock.getClassName())
            && System.identityHashCode(candidate) == lock.getIdentityHashCode()) {
          return candidate;
        }
      }
    }
    return null;
  }
}
