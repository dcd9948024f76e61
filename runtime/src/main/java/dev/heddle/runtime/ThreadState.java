// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.detector.lockorder.Life;
import dev.heddle.runtime.internal.clock.Epoch;
import dev.heddle.runtime.internal.clock.VectorClock;
import dev.heddle.runtime.internal.context.Context;
import dev.heddle.runtime.internal.context.ContextCache;
import dev.heddle.runtime.internal.detect.FrozenReads;
import dev.heddle.runtime.internal.oracle.Oracle;
import dev.heddle.runtime.internal.table.IdentityTable;
import dev.heddle.runtime.internal.tap.Tap;
import dev.heddle.runtime.internal.thread.EpochField;
import dev.heddle.runtime.internal.thread.HeldLocks;
import dev.heddle.runtime.internal.thread.Slots;
import dev.heddle.runtime.internal.thread.ThreadRecord;
import dev.heddle.runtime.internal.thread.Threads;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;

/**
 * What heddle knows of one thread, platform or virtual. Only the thread itself touches it.
 *
 * <p>The thread's own time is in {@link #epoch}; {@code clock} holds what it has learned of others.
 */
public final class ThreadState {
  /** How much a thread remembers; less for a virtual one, of which there are many. */
  private static final int MEMORY = 128;

  private static final int VIRTUAL_MEMORY = 4;

  /**
   * The thread's present instant; changes with each release. Woven code compares it inline, and
   * methods that need no more of the thread find it in {@link EpochField}.
   */
  public long epoch;

  /** The calling context that woven code hands to the method that it is about to call. */
  public long context;

  /** Greater than zero while heddle itself works on this thread: nothing is checked or ordered. */
  public int quiet;

  /** Greater than zero while the thread tries to take locks for which it does not wait for ever. */
  public int trying;

  /** Where the woven code is that calls a library to take a lock; 0 if it does not. */
  public int lockSite;

  /** The epoch in which the thread took the first of the locks that it holds. */
  long lockedSince;

  /** The locks that it has made lately; null if none. */
  NewLocks newLocks;

  /** The thread in the order of locks; null until that matters. */
  public Life life;

  /** Greater than zero inside a library call that draws its edges itself and hides inner hooks. */
  public int hidden;

  /** The epoch until which the thread reads what it may throw away; zero if it does not. */
  private long optimisticUntil;

  /** Those reads; null if they are not checked at all. */
  OptimisticSection section;

  /** Whether accesses are told that happened before: the present stack is not theirs. */
  public boolean isLate;

  /** What detectors by name keep of the thread; null if there are none. */
  public final ForDetectors detectors;

  /** The clock of the class whose initialisation the thread has acquired last. */
  SyncClock initialised;

  public final Thread thread;
  public final ThreadRecord record;
  public final HeldLocks locks = new HeldLocks();
  public final ContextCache contexts;
  final Transitions transitions;
  private LibraryCache library;
  private final long begin;

  /** Null before a final field was read that alone orders something. */
  FrozenReads frozenReads;

  /** All constructors that end in one epoch leave the same; nobody asks where they were called. */
  private History frozenNow;

  /** The latest known instant of the thread that made what was read last: often it made it all. */
  private long knownFrozen;

  /** What the last constructor has left, and where that was: a loop often makes many alike. */
  private History stamp = History.written(0, null);

  private long stampSum;

  /** Where the last constructor was called that had to ask. */
  private long askedSum;

  private Variable variable;

  /** Null before the first array. */
  Sweeps sweeps;

  private VectorClock clock;

  /** What was learned last: a field is often read again before anybody writes it anew. */
  Release learned;

  private ThreadState(Thread thread, VectorClock inherited, ThreadRecord record) {
    this.thread = thread;
    this.clock = inherited;
    this.record = record;
    this.begin = record.firstEpoch();
    this.epoch = begin;
    int memory = Threads.isVirtual(thread) ? VIRTUAL_MEMORY : MEMORY;
    this.contexts = new ContextCache(4 * memory);
    this.transitions = new Transitions(memory);
    this.detectors = Tap.ON ? new ForDetectors(memory) : null;
  }

  /** The state of the running thread. */
  public static ThreadState current() {
    Thread thread = Thread.currentThread();
    return Threads.kept(thread) instanceof ThreadState state ? state : Threads.lookUp(thread);
  }

  /**
   * The same for a woven method at its entry. The program's threads have their states from their
   * start on, so compiled code leaves out the way to the table; in {@link #current} it does not,
   * since the JVM's own threads come there first.
   */
  @ForceInline
  public static ThreadState atEntry() {
    Thread thread = Thread.currentThread();
    return Threads.kept(thread) instanceof ThreadState state ? state : Threads.lookUp(thread);
  }

  /** A state for code that still runs on a thread after its end was told: it checks nothing. */
  public static ThreadState afterEnd(Thread thread) {
    ThreadState state = new ThreadState(thread, VectorClock.EMPTY, ThreadRecord.NONE);
    state.quiet = 1;
    return state;
  }

  /** A state for a thread that has none yet; it knows what its starter knew at the start. */
  public static ThreadState begin(Thread thread, VectorClock inherited, Context startedAt) {
    ThreadState state =
        new ThreadState(thread, inherited, Slots.take(thread, inherited, startedAt));
    state.record.setState(state);
    return state;
  }

  /** Whether the instant, of any thread, happened before what this thread does now. */
  public boolean knows(long instant) {
    int slot = Epoch.slot(instant);
    return slot == Epoch.slot(epoch) || clock.time(slot) >= Epoch.time(instant);
  }

  /** Whether the thread is quickly seen to have made an access in the history in this epoch. */
  @ForceInline
  public boolean hasAccessed(History history) {
    return History.isAccessedIn(history, epoch);
  }

  /** Whether the history's last write was made by this thread in its present epoch. */
  @ForceInline
  public boolean hasWritten(History history) {
    return History.isWrittenIn(history, epoch);
  }

  /** Whether the instant is one of this thread's, and not of an earlier owner of its slot. */
  boolean isOwn(long instant) {
    return instant <= epoch && instant >= begin;
  }

  /** What this thread has learned of others. */
  public VectorClock known() {
    return clock;
  }

  /** Everything in the other clock happens before what this thread does from now on. */
  public void learn(VectorClock other) {
    know(clock.join(other));
  }

  /** Most of what is learned is known already; then the collector's barrier is spared. */
  @DontInline
  private void know(VectorClock more) {
    if (more != clock) {
      tellSweeps();
      clock = more;
    }
  }

  /** The same for what was released to a clock. */
  public void learn(Release release) {
    if (release == learned) {
      return;
    }
    if (release.instant == 0) {
      learn(release.known);
    } else if (!isOwn(release.instant)) {
      learn(release.instant, release.known);
    }
    learned = release;
  }

  /**
   * Who knows a later instant of a thread knows all that it knew before: instants are passed on
   * together with what was known at their end.
   */
  boolean knowsMoreThan(long instant) {
    return clock.time(Epoch.slot(instant)) > Epoch.time(instant) && !Slots.areShared();
  }

  /** The same for all that another thread did up to an instant, and what it knew by then. */
  public void learn(long instant, VectorClock known) {
    if (!knowsMoreThan(instant)) {
      know(clock.join(known, Epoch.slot(instant), Epoch.time(instant)));
    }
  }

  /** Later accesses are not covered by what has been released up to now. */
  public void tick() {
    tellSweeps();
    epoch++;
    EpochField.set(thread, epoch);
  }

  /** The site of the call that takes a library's lock now. */
  int takeLockSite() {
    int site = lockSite;
    lockSite = 0;
    return site;
  }

  /** What happens next must find this thread's accesses to arrays in the arrays' shadows. */
  public void tellSweeps() {
    if (sweeps != null && !sweeps.isEmpty()) {
      sweeps.tellAll();
    }
  }

  /** The same, on behalf of a thread that may be running. */
  public void tellSweepsFromOutside() {
    Sweeps.tellFromOutside(this);
  }

  /** The thread as it was at an instant of its own, for what is told on its behalf. */
  ThreadState at(long instant, VectorClock known) {
    ThreadState then = new ThreadState(thread, known, record);
    then.epoch = instant;
    return then;
  }

  /** The history of a field written just now, once, by a constructor called in this context. */
  @ForceInline
  public History construct(long callingContext, int site) {
    long sum = ContextCache.sum(callingContext, site, locks.hash());
    return sum == stampSum && stamp.write == epoch ? stamp : constructAnew(callingContext, site);
  }

  @DontInline
  private History constructAnew(long callingContext, int site) {
    History written = transitions.written(0, this, callingContext, site);
    if (Tap.ON) {
      written = TrackedHistory.stamp(written, this);
    }
    if (Oracle.ON) {
      tick();
      return written;
    }
    long sum = ContextCache.sum(callingContext, site, locks.hash());
    if (sum == askedSum) { // Two that take turns would each pay for the collector's barrier.
      stamp = written;
      stampSum = sum;
    }
    askedSum = sum;
    return written;
  }

  /** What a constructor leaves at its end in an object whose final fields are frozen then. */
  @ForceInline
  public History frozen() {
    tellSweeps();
    History now = frozenNow;
    return now != null && now.write == epoch ? now : frozenAnew();
  }

  @DontInline
  private History frozenAnew() {
    frozenNow = History.written(epoch, null);
    if (Oracle.ON) {
      tick();
    }
    return frozenNow;
  }

  /**
   * Before a final field is read of an object that a constructor left at the given stamp; what a
   * thread knows it knows for ever, so a place may hand in what it was given the last time.
   */
  @ForceInline
  public History readFinal(Object owner, History frozen, History known) {
    if (!Tap.NEEDS_CLOCKS || frozen == known || frozen == null) {
      return known;
    }
    if (knowsStamp(frozen)) {
      return frozen;
    }
    readFrozen(owner, frozen);
    return known;
  }

  /** Whether a read of a final field would tell nothing new, now and later. */
  @ForceInline
  boolean knowsStamp(History frozen) {
    return Epoch.isCovered(frozen.write, knownFrozen)
        || Epoch.slot(frozen.write) == Epoch.slot(epoch)
        || knowsFrozen(frozen.write);
  }

  /** Without the owner, so that compiled code need not make one which nobody else knows. */
  @DontInline
  private boolean knowsFrozen(long instant) {
    int slot = Epoch.slot(instant);
    knownFrozen = Epoch.of(slot, clock.time(slot));
    return Epoch.isCovered(instant, knownFrozen);
  }

  @DontInline
  private void readFrozen(Object owner, History frozen) {
    if (quiet != 0) {
      return;
    }
    if (frozenReads == null) {
      frozenReads = new FrozenReads();
    }
    frozenReads.add(owner, frozen.write);
  }

  /**
   * Whether a write to the holder is ordered before now after all, by a final field. The holder is
   * the object, or its entry in a table.
   */
  public boolean reachedFrozen(long write, Object holder) {
    if (frozenReads == null) {
      return false;
    }
    Object object = holder instanceof IdentityTable.Entry entry ? entry.get() : holder;
    return object != null && frozenReads.order(write, object);
  }

  /** The present calling context with the site of an access. */
  public Context contextAt(long callingContext, int site) {
    return contexts.find(ContextCache.sum(callingContext, site, locks.hash()), site, this);
  }

  /** The variable that the thread accesses by its place in memory. */
  Variable variable() {
    if (variable == null) {
      variable = new Variable();
    }
    return variable;
  }

  Sweeps sweeps() {
    if (sweeps == null) {
      sweeps = new Sweeps(this, 4 * transitions.size());
    }
    return sweeps;
  }

  /** Whether what the thread reads now may be thrown away. */
  public boolean readsOptimistically() {
    return optimisticUntil != 0 && epoch - optimisticUntil < 0;
  }

  /** What the thread reads in so many epochs from now on may be thrown away. */
  void readOptimistically(int epochs) {
    optimisticUntil = epochs == 0 ? 0 : epoch + epochs;
  }

  /** The thread or the program has ended: nothing that it has read will be validated any more. */
  public void endOptimisticReading() {
    if (section != null) {
      OptimisticSection.end(this);
    }
  }

  LibraryCache library() {
    if (library == null) {
      library = new LibraryCache(transitions.size());
    }
    return library;
  }
}
