// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.event.Channel;
import dev.heddle.runtime.internal.tap.Tap;
import java.lang.StackWalker.StackFrame;
import java.util.Iterator;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** A clock that detectors by name know as a channel. */
final class TrackedClock extends SyncClock {
  private static final String LOCKS = "java.util.concurrent.locks.";
  private static final String RUNTIME = "dev.heddle.runtime.";

  final Channel channel = new Channel();

  /**
   * The epoch in which something was released to the channel last, zero if nothing was. Written
   * after detectors were told, and read before they are told that somebody acquires it.
   */
  private volatile long releasedIn;

  /** Of a lock: whether it is known who locks it. Several threads may find out the same. */
  private boolean isKnown;

  /**
   * Whether the lock is one that the program itself takes. What a library locks for itself is part
   * of what it does, and the order that it makes is one that the program may rely on: a barrier
   * orders threads, though there is but a lock inside.
   */
  private boolean isProgrammers = true;

  /** Whether the thread was told last of the same release: there is no news for any detector. */
  boolean isHeardBy(ThreadState thread) {
    return releasedIn == thread.detectors.heard;
  }

  /** A thread acquires what was released so far, and detectors are told. */
  void acquired(ThreadState thread, boolean isLock) {
    long heard = releasedIn;
    Tap.acquired(thread.record, channel, isLock && isProgrammers);
    thread.detectors.heard = isLock || heard == 0 ? ForDetectors.NOTHING_HEARD : heard;
  }

  /** What the thread has done up to that epoch was released, and detectors are told. */
  void released(ThreadState thread, long epoch, boolean isLock) {
    Tap.released(thread.record, channel, isLock && isProgrammers);
    releasedIn = epoch;
  }

  /** A lock of a library has just been taken, by whom the stack says. */
  void takenInLibrary() {
    if (!isKnown) {
      isProgrammers = !isTakenByPlatform();
      isKnown = true;
    }
  }

  private static boolean isTakenByPlatform() {
    ThreadState thread = ThreadState.current();
    thread.quiet++;
    try {
      return StackWalker.getInstance().walk(new Caller()).isPresent();
    } finally {
      thread.quiet--;
    }
  }

  /** The caller of the lock's own class if it is part of the JDK. No lambda: those are linked. */
  private static final class Caller implements Function<Stream<StackFrame>, Optional<String>> {
    @Override
    public Optional<String> apply(Stream<StackFrame> frames) {
      Iterator<StackFrame> each = frames.iterator();
      while (each.hasNext()) {
        String name = each.next().getClassName();
        if (!name.startsWith(LOCKS) && !name.startsWith(RUNTIME)) {
          return name.startsWith("java.") || name.startsWith("jdk.") || name.startsWith("sun.")
              ? Optional.of(name)
              : Optional.empty();
        }
      }
      return Optional.empty();
    }
  }
}
