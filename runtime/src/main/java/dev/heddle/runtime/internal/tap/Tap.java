// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.tap;

import dev.heddle.runtime.Calls;
import dev.heddle.runtime.Constructions;
import dev.heddle.runtime.ThreadState;
import dev.heddle.runtime.event.Actor;
import dev.heddle.runtime.event.Channel;
import dev.heddle.runtime.event.Detector;
import dev.heddle.runtime.event.Granularity;
import dev.heddle.runtime.event.Lock;
import dev.heddle.runtime.event.LockSet;
import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.event.Place;
import dev.heddle.runtime.event.Section;
import dev.heddle.runtime.event.Waiting;
import dev.heddle.runtime.internal.thread.ThreadRecord;
import java.util.List;
import jdk.internal.vm.annotation.DontInline;

/**
 * Where the engine tells what happens to whoever else wants to know. It does so where it would
 * begin a new history: what a thread repeats in an epoch, it repeats for everybody.
 *
 * <p>While a trace is written, everything between {@link #begin} and {@link #end} is done by one
 * thread at a time, so that the trace has the order in which it happened.
 */
public final class Tap {
  /** Has a state for each location; null if nobody wants that. */
  private static final Detector BY_FIELD = Choice.detector(Granularity.FIELD);

  /** Has a state for each object; null if nobody wants that. */
  private static final Detector BY_OBJECT = Choice.detector(Granularity.OBJECT);

  /** In a trace, the part of an object that stands for all of it; no field lies there. */
  private static final long WHOLE_OBJECT = 0;

  private static final Recorder RECORDER = Choice.recorder();

  /** All of these, as far as there are any: they hear of the same synchronisation. */
  private static final Detector[] LISTENERS = Choice.listeners(BY_FIELD, BY_OBJECT);

  /** Constant, so that compiled code holds nothing of all this where nobody wants to know. */
  public static final boolean ON = LISTENERS.length > 0;

  /** Whether anybody wants to hear of locks and channels. */
  public static final boolean HEARS_SYNCHRONISATION = hearsSynchronisation();

  /** Whether the engine's own verdict on an access matters to anybody. */
  public static final boolean WANTS_ENGINE = RECORDER != null || !Choice.isEngineSilent();

  /**
   * Whether anybody asks what happened before what. Who asks for locks only is spared the clocks;
   * epochs go on all the same, since accesses are told once in each.
   */
  public static final boolean NEEDS_CLOCKS = !ON || WANTS_ENGINE || HEARS_SYNCHRONISATION;

  /** Whether constructors must tell each of their writes. */
  public static final boolean TELLS_CONSTRUCTORS =
      RECORDER != null || BY_FIELD != null && BY_OBJECT != null;

  /**
   * Whether nobody misses an access that another one stands for, nor one that no other thread can
   * make.
   */
  public static final boolean MAY_LEAVE_OUT = !TELLS_CONSTRUCTORS && !Choice.tellsAll();

  /** Whether a state is all that matters of a location, and each location has its own. */
  public static final boolean IS_ONLY_BY_FIELD =
      ON && !NEEDS_CLOCKS && MAY_LEAVE_OUT && BY_OBJECT == null;

  /** Whether an object's state is all that matters of its locations. */
  public static final boolean IS_ONLY_BY_OBJECT =
      ON && !NEEDS_CLOCKS && MAY_LEAVE_OUT && BY_FIELD == null;

  /** Whether a detector of locations listens, and nobody else but the engine. */
  public static final boolean IS_BESIDE_ENGINE =
      BY_FIELD != null && WANTS_ENGINE && MAY_LEAVE_OUT && BY_OBJECT == null;

  /**
   * Whether what a thread does to objects that are its own need not be told: nobody wants more of
   * them than the access by which it became their owner.
   */
  public static final boolean OWNERS_PASS = IS_ONLY_BY_OBJECT && Choice.followsOwners();

  /** Whether it matters where locks are taken. */
  public static final boolean WANTS_PLACES = RECORDER != null;

  /** Whether anybody wants to hear of elements that are accessed together. */
  public static final boolean TELLS_RANGES = RECORDER != null;

  /** Whether calls are told, and of each access what the object's last user does meanwhile. */
  public static final boolean FOLLOWS_OWNERS = Choice.followsOwners();

  /** Whether also what a thread repeats in an epoch is told. */
  public static final boolean TELLS_ALL = Choice.tellsAll();

  private static final OrderLock ORDER = new OrderLock();

  private Tap() {}

  /**
   * Something happens on a thread that must have its place in the order of events, and its hooks
   * are quiet meanwhile: what detectors do is none of the program's.
   */
  public static void begin(ThreadState thread) {
    thread.quiet++;
    if (RECORDER != null) {
      ORDER.lock();
    }
  }

  public static void end(ThreadState thread) {
    if (RECORDER != null) {
      ORDER.unlock();
    }
    thread.quiet--;
  }

  /**
   * A location is accessed.
   *
   * @param state what the location's history holds for the detector
   * @return what the new history is to hold; null if nothing
   */
  public static Object accessed(
      Object state, MemoryAccess access, ThreadState thread, Object object, long part) {
    MemoryAccess noted = access;
    Object known = state;
    if (FOLLOWS_OWNERS) {
      ObjectState entry = entry(state, object);
      noted = noted(entry, object, access, construction(entry, object), thread);
      known = BY_FIELD == null ? entry : state;
    }
    if (RECORDER != null) {
      RECORDER.access(noted, object, part);
    }
    return judged(known, noted, thread, object);
  }

  /** A method of the object is called, or a constructor that writes nothing. */
  public static ObjectState called(MemoryAccess access, ThreadState thread, Object object) {
    ObjectState entry = ObjectStates.of(object);
    Object construction = construction(entry, object);
    tellCall(entry, noted(entry, object, access, construction, thread), object, thread);
    return entry;
  }

  private static void tellCall(
      ObjectState entry, MemoryAccess noted, Object object, ThreadState thread) {
    if (RECORDER != null) {
      RECORDER.access(noted, object, WHOLE_OBJECT);
    }
    if (BY_OBJECT != null && BY_OBJECT.hearsCalls()) {
      thread.detectors.judged = object;
      try {
        ObjectStates.tell(BY_OBJECT, entry, noted, construction(entry, object), thread);
      } finally {
        thread.detectors.judged = null;
      }
    }
  }

  /**
   * The access with what is known of the thread that accessed the object before. If that is inside
   * of the object, the call by which it came there is told first.
   */
  private static MemoryAccess noted(
      ObjectState entry,
      Object object,
      MemoryAccess access,
      Object construction,
      ThreadState thread) {
    Actor before = entry.kept.last;
    MemoryAccess noted = ObjectStates.noted(entry, object, access, construction);
    if (noted.is(MemoryAccess.OVERLAPPING) && !entry.kept.hasOverlap) {
      entry.kept.hasOverlap = true;
      Object owner =
          before == null && construction instanceof MemoryAccess made ? made.actor : before;
      MemoryAccess call = Calls.latest((ThreadRecord) owner, object);
      if (call != null) {
        tellCall(entry, call, object, thread);
      }
    }
    return noted;
  }

  /** What is known of an array as a whole. */
  public static ObjectState whole(Object array) {
    return ObjectStates.of(array);
  }

  /** Whether the thread's accesses to the object need not be told, where {@link #OWNERS_PASS}. */
  public static boolean isFree(Object state, Object object, ThreadState thread) {
    return state instanceof ObjectState entry
        ? entry.isFreeTo(thread.record)
        : ObjectStates.isFree(object, thread.record);
  }

  /** What the constructor has written, if nothing was told of the object so far. */
  private static Object construction(ObjectState entry, Object object) {
    return entry.kept.state == null && !TELLS_CONSTRUCTORS && !OWNERS_PASS
        ? Constructions.of(object)
        : null;
  }

  /** Elements of an array are accessed; what it means for each state, {@link #judged} tells. */
  public static void accessed(MemoryAccess access, Object array, int first, int step, int count) {
    if (RECORDER != null) {
      RECORDER.access(access, array, first, step, count);
    }
  }

  /**
   * What a state becomes by an access. Where only whole objects have states, a location holds the
   * object's entry, so that it need not be looked up again.
   *
   * <p>Not inlined, nor are others that end here: a detector with all that it calls would be
   * compiled anew into each place that tells it something, which costs more than the call.
   */
  @DontInline
  public static Object judged(
      Object state, MemoryAccess access, ThreadState thread, Object object) {
    thread.detectors.judged = object;
    try {
      ObjectState entry = null;
      if (BY_OBJECT != null) {
        entry = entry(state, object);
        Object construction = FOLLOWS_OWNERS ? construction(entry, object) : state;
        ObjectStates.tell(BY_OBJECT, entry, access, construction, thread);
      }
      if (BY_FIELD == null) {
        return entry;
      }
      return access.writes ? BY_FIELD.write(state, access) : BY_FIELD.read(state, access);
    } finally {
      thread.detectors.judged = null;
    }
  }

  private static ObjectState entry(Object state, Object object) {
    return state instanceof ObjectState known ? known : ObjectStates.of(object);
  }

  /** What a state becomes by an access where {@link #IS_ONLY_BY_FIELD}. */
  @DontInline
  public static Object judged(Object state, MemoryAccess access) {
    return access.writes ? BY_FIELD.write(state, access) : BY_FIELD.read(state, access);
  }

  /** Whether it is quickly seen that a plain access changes nothing, for a state that is there. */
  public static boolean keeps(Object state, boolean writes, Place place, ThreadState thread) {
    return keeps(BY_FIELD, state, writes, place, thread);
  }

  private static boolean keeps(
      Detector detector, Object state, boolean writes, Place place, ThreadState thread) {
    Actor actor = thread.record;
    LockSet locks = thread.locks.protecting(writes);
    return detector.keeps(state, actor, writes, locks, MemoryAccess.key(actor, writes, place));
  }

  /**
   * The same where {@link #IS_ONLY_BY_OBJECT}.
   *
   * @param state what the location's history holds: the object's entry, unless that is to come yet
   */
  public static boolean isKept(Object state, boolean writes, Place place, ThreadState thread) {
    Object known = state instanceof ObjectState entry ? entry.kept.state : null;
    return known != null && keeps(BY_OBJECT, known, writes, place, thread);
  }

  /** Whether no access will change the state of the location or of its object, nor be reported. */
  public static boolean isSettled(Object state) {
    if (state == null || WANTS_ENGINE) {
      return false;
    }
    return BY_FIELD == null
        ? state instanceof ObjectState entry && BY_OBJECT.isSettled(entry.kept.state)
        : BY_OBJECT == null && BY_FIELD.isSettled(state);
  }

  /** What a field's history is to hold that a constructor has written, whichever field it is. */
  public static Object constructed(MemoryAccess access) {
    return BY_FIELD == null ? access : BY_FIELD.write(null, access);
  }

  /** Null if nobody wants to know of whole objects. */
  static Detector byObject() {
    return BY_OBJECT;
  }

  public static void started(Actor parent, Actor child) {
    for (Detector each : LISTENERS) {
      each.started(parent, child);
    }
  }

  public static void ended(Actor actor) {
    for (Detector each : LISTENERS) {
      each.ended(actor);
    }
  }

  public static void joined(Actor observer, Actor ended) {
    for (Detector each : LISTENERS) {
      each.joined(observer, ended);
    }
  }

  public static void locked(
      Actor actor, Lock lock, boolean isShared, boolean mayWait, Place place) {
    for (Detector each : LISTENERS) {
      each.locked(actor, lock, isShared, mayWait, place);
    }
  }

  public static void unlocked(Actor actor, Lock lock, boolean isShared) {
    for (Detector each : LISTENERS) {
      each.unlocked(actor, lock, isShared);
    }
  }

  public static void hanging(List<Waiting> circle) {
    for (Detector each : LISTENERS) {
      each.hanging(circle);
    }
  }

  public static void acquired(Actor actor, Channel channel, boolean isLock) {
    for (Detector each : LISTENERS) {
      each.acquired(actor, channel, isLock);
    }
  }

  public static void released(Actor actor, Channel channel, boolean isLock) {
    for (Detector each : LISTENERS) {
      each.released(actor, channel, isLock);
    }
  }

  public static void withdrawn(Actor actor, Channel channel) {
    for (Detector each : LISTENERS) {
      each.withdrawn(actor, channel);
    }
  }

  public static void acquiredAll(Actor actor) {
    for (Detector each : LISTENERS) {
      each.acquiredAll(actor);
    }
  }

  /** An atomic access is about to happen to a location in that state. */
  public static void beginning(Object state, Actor actor, Object object, long part) {
    if (RECORDER != null) {
      RECORDER.beginning(actor, object, part);
    }
    if (BY_FIELD != null) {
      BY_FIELD.beginning(state, actor);
    }
  }

  public static void validating(Actor actor, Section section, Channel channel) {
    for (Detector each : LISTENERS) {
      each.validating(actor, section, channel);
    }
  }

  public static void resolved(Section section, boolean counts) {
    for (Detector each : LISTENERS) {
      each.resolved(section, counts);
    }
  }

  /** The program is at its end: a trace is complete. */
  public static void close() {
    if (RECORDER == null) {
      return;
    }
    // Other threads may still run, and hold the order while they wait for the recorder.
    ThreadState thread = ThreadState.current();
    begin(thread);
    try {
      RECORDER.close();
    } finally {
      end(thread);
    }
  }

  private static boolean hearsSynchronisation() {
    for (Detector each : LISTENERS) {
      if (each.hearsSynchronisation()) {
        return true;
      }
    }
    return false;
  }
}
