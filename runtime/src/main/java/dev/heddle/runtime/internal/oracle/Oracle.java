// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.oracle;

import dev.heddle.model.finding.Subject;
import dev.heddle.runtime.ThreadState;
import dev.heddle.runtime.event.Location;
import dev.heddle.runtime.internal.table.IdentityTable;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * A second opinion on a whole program, for heddle's own tests. In a JVM with {@code
 * -Ddev.heddle.oracle=true} every access and every edge goes to a naive detector too; at exit one
 * line on standard error says {@code heddle oracle: N racy locations in M, both agree} or {@code
 * heddle oracle: DIFFERENCE ...}, and a difference is also told among the things not checked.
 *
 * <p>Each location is compared for itself: an element of an array, a field of an object. What both
 * are told is the same, so a hook that is missing in the program shows in neither. After each
 * access the thread's epoch moves on, so that no access is waved through before both have seen it.
 * Slots that threads share without knowing each other would be a difference; it takes thousands.
 */
public final class Oracle {
  /** Constant, so that compiled code holds nothing of all this in any other JVM. */
  public static final boolean ON = Boolean.getBoolean("dev.heddle.oracle");

  private static final int TOLD = 5;

  private static final IdentityTable<Opinion> TABLE =
      new IdentityTable<>() {
        @Override
        protected Opinion create(Object object) {
          return new Opinion(object);
        }
      };

  private static final Set<ComparedLocation> racy = new HashSet<>();
  private static int threads;
  private static int locations;

  private Oracle() {}

  /** What the naive detector knows of an object; each kind of object uses one of the fields. */
  private static final class Opinion extends IdentityTable.Entry {
    /** Released to a clock or thread; guarded by this. */
    final NaiveClock released = new NaiveClock();

    /** Of a thread's state; touched by that thread only. */
    NaiveThread thread;

    /** In an object or array, by offset or index; guarded by this. */
    Map<Long, ComparedLocation> locations;

    Opinion(Object object) {
      super(object);
    }
  }

  /** A thread begins to be watched; its starter has released to the thread object. */
  public static void begin(ThreadState state) {
    Opinion starter = TABLE.get(state.thread);
    synchronized (starter) {
      TABLE.get(state).thread = new NaiveThread(newThread(), starter.released);
    }
  }

  /** The thread releases to a clock, or to a thread that it starts or that ends. */
  public static void release(Object key, ThreadState state) {
    Opinion opinion = TABLE.get(key);
    synchronized (opinion) {
      thread(state).release(opinion.released);
    }
  }

  /** The thread acquires from a clock or an ended thread. */
  public static void acquire(Object key, ThreadState state) {
    Opinion opinion = TABLE.get(key);
    synchronized (opinion) {
      thread(state).acquire(opinion.released);
    }
  }

  /** The thread is ordered after all that another has done so far, not after what it knew. */
  public static void acquireUpToNow(ThreadState other, ThreadState state) {
    NaiveThread running = thread(other);
    thread(state).clock.set(running.number, running.now);
  }

  /** An access is over; the next one has another epoch. */
  public static void accessed(ThreadState state) {
    state.tick();
  }

  /** The thread reads; gives back the location that the real detector has to name in a report. */
  public static Location read(Object holder, long part, ThreadState state, Location location) {
    if (state.readsOptimistically()) {
      return location;
    }
    ComparedLocation compared = location(holder, part, location);
    compared.read(state, thread(state), holder);
    return compared;
  }

  /** The same for a write. */
  public static Location write(Object holder, long part, ThreadState state, Location location) {
    ComparedLocation compared = location(holder, part, location);
    compared.write(state, thread(state));
    return compared;
  }

  /** A location that is also accessed atomically, which the naive detector does not know. */
  public static void ignore(Object holder, long part, Location location) {
    location(holder, part, location).ignore();
  }

  private static ComparedLocation location(Object holder, long part, Location location) {
    Opinion opinion = TABLE.get(holder);
    synchronized (opinion) {
      if (opinion.locations == null) {
        opinion.locations = new HashMap<>();
      }
      ComparedLocation compared = opinion.locations.get(part);
      if (compared == null) {
        compared = new ComparedLocation(location);
        opinion.locations.put(part, compared);
        counted();
      }
      return compared;
    }
  }

  private static NaiveThread thread(ThreadState state) {
    Opinion opinion = TABLE.get(state);
    if (opinion.thread == null) {
      opinion.thread = new NaiveThread(newThread(), new NaiveClock());
    }
    return opinion.thread;
  }

  private static synchronized int newThread() {
    return threads++;
  }

  private static synchronized void counted() {
    locations++;
  }

  /** One of the two detectors finds the location racy. */
  static synchronized void isRacy(ComparedLocation location) {
    racy.add(location);
  }

  /** The line for standard error. */
  public static synchronized String verdict() {
    Set<Subject> onlyReal = new HashSet<>();
    Set<Subject> onlyNaive = new HashSet<>();
    for (ComparedLocation location : racy) {
      if (location.isIgnored()) {
        continue;
      }
      if (!location.isNaivelyRacy()) {
        onlyReal.add(location.name());
      } else if (!location.isReported()) {
        onlyNaive.add(location.name());
      }
    }
    if (onlyReal.isEmpty() && onlyNaive.isEmpty()) {
      return "heddle oracle: " + racy.size() + " racy locations in " + locations + ", both agree";
    }
    return "heddle oracle: DIFFERENCE"
        + some(", falsely reported: ", onlyReal)
        + some(", not found: ", onlyNaive);
  }

  /** Whether a verdict says that the detectors differ. */
  public static boolean isDifference(String verdict) {
    return verdict.contains("DIFFERENCE");
  }

  private static String some(String heading, Set<Subject> subjects) {
    StringBuilder text = new StringBuilder();
    int told = 0;
    for (Subject subject : subjects) {
      if (told++ < TOLD) {
        text.append(heading).append(subject);
      }
    }
    return text.toString();
  }
}
