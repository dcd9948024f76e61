// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.detect;

import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Access.Operation;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Subject;
import dev.heddle.runtime.Checking;
import dev.heddle.runtime.FindingListener;
import dev.heddle.runtime.ThreadState;
import dev.heddle.runtime.event.Detector;
import dev.heddle.runtime.event.Location;
import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.event.Place;
import dev.heddle.runtime.event.RaceFinding;
import dev.heddle.runtime.internal.context.Context;
import dev.heddle.runtime.internal.context.ContextCache;
import dev.heddle.runtime.internal.tap.Choice;
import dev.heddle.runtime.internal.thread.Memory;
import dev.heddle.runtime.internal.thread.Slots;
import dev.heddle.runtime.internal.thread.ThreadRecord;
import dev.heddle.runtime.internal.thread.Threads;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Collects the races of a run: each pair of places once, with a count. Everything but the entry is
 * under the class's lock; the thread's hooks are quiet meanwhile, so reporting orders nothing.
 */
public final class Races {
  private static final String DETECTOR = "happens-before";

  /** Whether another detector was asked for, not this one. */
  private static final boolean SILENT = Choice.isEngineSilent();

  /** More than anybody reads; a program with so many races has a few causes. */
  static final int MOST_FINDINGS = 10_000;

  /** Of pairs of contexts: a finding may be reached by many ways. */
  static final int MOST_PAIRS = 200_000;

  static final Map<ContextPair, Counted> seen = new HashMap<>();
  static final Map<String, Counted> byId = new LinkedHashMap<>();
  private static FindingListener listener = FindingListener.NONE;

  private Races() {}

  /** A finding and how often it has occurred so far. */
  static final class Counted {
    private static final long OCCURRENCES =
        Memory.UNSAFE.objectFieldOffset(Counted.class, "occurrences");

    final Finding finding;

    /** Added to by any thread. */
    volatile long occurrences;

    Counted(Finding finding) {
      this.finding = finding;
    }

    void count() {
      Memory.UNSAFE.getAndAddLong(this, OCCURRENCES, 1);
    }
  }

  /** A pair that was found before, for those who find it again and again in many objects. */
  private record Recent(
      Detector by,
      Subject subject,
      Place later,
      boolean laterWrites,
      Place earlier,
      boolean earlierWrites,
      Counted counted) {}

  /** By the pair; a place is overwritten freely. */
  private static final Recent[] recent = new Recent[1 << 8];

  private static int index(MemoryAccess later, MemoryAccess earlier) {
    long mixed = (later.place.key() * 3 + earlier.place.key()) * 0x9e3779b97f4a7c15L;
    return (int) (mixed >>> 56);
  }

  /** Counts a race if it is one of those that were found lately. Takes no lock. */
  public static boolean isCounted(Detector by, MemoryAccess later, MemoryAccess earlier) {
    Recent known = recent[index(later, earlier)];
    if (known == null
        || known.by != by
        || known.later != later.place
        || known.earlier != earlier.place
        || known.laterWrites != later.writes
        || known.earlierWrites != earlier.writes
        || known.subject != later.location.subject()) {
      return false;
    }
    occurred(known.counted);
    return true;
  }

  /** From now on, new findings go to this listener. */
  public static synchronized void reportTo(FindingListener newListener) {
    listener = newListener;
  }

  /**
   * The running thread's access is not ordered with an earlier one by another thread.
   *
   * @param holder the object that contains the location, or the location itself
   */
  public static void found(
      Location location,
      Object holder,
      boolean laterWrites,
      ThreadState later,
      Context laterAt,
      boolean earlierWrites,
      long earlier,
      Context earlierAt) {
    if (SILENT) {
      return;
    }
    if (later.isLate && Threads.knows(earlier, later.epoch)) {
      // Accesses to arrays are told late; meanwhile a finalizer, say, was ordered after them.
      return;
    }
    later.quiet++;
    try {
      record(
          location,
          holder,
          laterWrites,
          later.record,
          later,
          laterAt,
          earlierWrites,
          earlier,
          earlierAt);
    } finally {
      later.quiet--;
    }
  }

  /** A read that was not judged at once turns out to race with a write. */
  public static void foundAfterwards(
      Location location, ThreadRecord reader, Context readAt, long write, Context writtenAt) {
    if (SILENT) {
      return;
    }
    ThreadState judge = ThreadState.current();
    judge.quiet++;
    try {
      record(location, null, false, reader, null, readAt, true, write, writtenAt);
    } finally {
      judge.quiet--;
    }
  }

  /**
   * @param running the later thread if it makes its access now, so that its stack can be told
   */
  private static synchronized void record(
      Location location,
      Object holder,
      boolean laterWrites,
      ThreadRecord later,
      ThreadState running,
      Context laterAt,
      boolean earlierWrites,
      long earlier,
      Context earlierAt) {
    Subject subject = location.subject();
    ContextPair pair =
        new ContextPair(
            DETECTOR, subject, laterAt.key(), laterWrites, earlierAt.key(), earlierWrites);
    Counted counted = seen.get(pair);
    if (counted == null) {
      if (Checking.orderLost || isFull()) {
        return;
      }
      String heldBy = heldBy(laterAt, earlierAt);
      Finding finding =
          Finding.observedRace(
              DETECTOR,
              named(subject, heldBy),
              1,
              later(laterWrites, later, running, laterAt, subject),
              earlier(earlierWrites, Slots.ownerAt(earlier), earlierAt, running, subject));
      counted = byId.get(key(finding));
      if (counted == null) {
        finding = finding.about(location.object(holder, heldBy));
        counted = new Counted(finding);
        byId.put(key(finding), counted);
        listener.found(finding);
      }
      seen.put(pair, counted);
    }
    occurred(counted);
  }

  private static void occurred(Counted counted) {
    if (counted.occurrences > 0) {
      listener.again(counted.finding);
    }
    counted.count();
  }

  /** A detector by name tells of a race for a location of the object that is judged now. */
  public static void told(
      Detector by,
      Finding.Evidence evidence,
      MemoryAccess later,
      List<MemoryAccess> earlier,
      String how) {
    ThreadState judge = ThreadState.current();
    judge.quiet++;
    try {
      record(by, evidence, later, earlier, how, judge.detectors.judged);
    } finally {
      judge.quiet--;
    }
  }

  /** The same for a finding that is none of a race. */
  public static void told(Finding finding) {
    ThreadState judge = ThreadState.current();
    judge.quiet++;
    try {
      count(finding);
    } finally {
      judge.quiet--;
    }
  }

  private static synchronized void count(Finding finding) {
    Counted counted = byId.get(key(finding));
    if (counted == null && isFull()) {
      return;
    }
    // What was thought possible may happen after all.
    if (counted == null || finding.evidence().compareTo(counted.finding.evidence()) < 0) {
      long occurrences = counted == null ? 0 : counted.occurrences;
      counted = new Counted(finding);
      counted.occurrences = occurrences;
      byId.put(key(finding), counted);
      listener.found(finding);
    }
    occurred(counted);
  }

  private static synchronized void record(
      Detector by,
      Finding.Evidence evidence,
      MemoryAccess later,
      List<MemoryAccess> earlier,
      String how,
      Object holder) {
    MemoryAccess first = earlier.get(0);
    ContextPair pair =
        new ContextPair(
            by.name(),
            later.location.subject(),
            later.place.key(),
            later.writes,
            first.place.key(),
            first.writes);
    Counted counted = seen.get(pair);
    if (counted == null) {
      if (Checking.orderLost || isFull()) {
        return;
      }
      Finding finding = RaceFinding.of(by, evidence, later, earlier, how);
      counted = byId.get(key(finding));
      if (counted == null) {
        finding = finding.about(later.location.object(holder, later.place.heldBy()));
        counted = new Counted(finding);
        byId.put(key(finding), counted);
        listener.found(finding);
      }
      seen.put(pair, counted);
    }
    recent[index(later, first)] =
        new Recent(
            by, pair.subject(), later.place, later.writes, first.place, first.writes, counted);
    occurred(counted);
  }

  /** Several detectors may find the same. */
  private static String key(Finding finding) {
    return finding.id() + finding.detector();
  }

  private static boolean isFull() {
    return byId.size() >= MOST_FINDINGS || seen.size() >= MOST_PAIRS;
  }

  /** Whether races may have been left out because there were too many. */
  public static synchronized boolean wereTooMany() {
    return isFull();
  }

  /** The field from which one of two accesses has got the array or library object. */
  private static String heldBy(Context laterAt, Context earlierAt) {
    String later = laterAt.heldBy();
    return later != null ? later : earlierAt.heldBy();
  }

  private static Subject named(Subject subject, String heldBy) {
    return switch (subject.type()) {
      case ARRAY, LIBRARY -> new Subject(subject.type(), subject.className(), heldBy);
      default -> subject;
    };
  }

  private static Context whole(Context context, ThreadState running) {
    boolean isPresent = running != null && !running.isLate;
    return isPresent && !context.isWhole() ? ContextCache.now(context.site(), running) : context;
  }

  /** What the thread holds now is known in every detail; what it held some time ago is not. */
  private static Access later(
      boolean writes, ThreadRecord thread, ThreadState running, Context context, Subject subject) {
    Context whole = whole(context, running);
    boolean isPresent = running != null && !running.isLate;
    List<String> locks = isPresent ? running.locks.describeInstances() : whole.locks();
    return access(writes, thread, whole, locks, subject);
  }

  /**
   * Contexts that differ in the objects which are locked are one, so these are not known. But a
   * lock that the later thread has alone would have ordered the two.
   */
  private static Access earlier(
      boolean writes, ThreadRecord thread, Context context, ThreadState running, Subject subject) {
    List<String> locks = new ArrayList<>(context.locks());
    if (running != null && !running.isLate) {
      Set<String> owned = running.locks.classesOfOwnLocks();
      locks.replaceAll(lock -> owned.contains(lock.split(" ")[0]) ? "another " + lock : lock);
    }
    return access(writes, thread, context, locks, subject);
  }

  private static Access access(
      boolean writes, ThreadRecord thread, Context context, List<String> locks, Subject subject) {
    List<Frame> startedAt =
        thread == null || thread.startedAt == null ? List.of() : thread.startedAt.framesOfProgram();
    return new Access(
        writes ? Operation.WRITE : Operation.READ,
        thread == null ? "an ended thread" : thread.name(),
        startedAt,
        locks,
        context.frames(subject));
  }

  /** All findings so far with their counts, in the order in which they were made. */
  public static synchronized List<Finding> all() {
    List<Finding> findings = new ArrayList<>();
    for (Counted counted : byId.values()) {
      findings.add(counted.finding.withOccurrences(counted.occurrences));
    }
    return findings;
  }
}
