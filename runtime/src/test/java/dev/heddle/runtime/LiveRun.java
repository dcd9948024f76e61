// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.model.finding.Subject;
import dev.heddle.runtime.event.Location;
import dev.heddle.runtime.internal.context.ContextCache;
import dev.heddle.runtime.internal.detect.ReportedPairs;
import dev.heddle.runtime.internal.thread.Threads;
import java.lang.reflect.Field;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * A scripted run under the engine as it checks programs, for comparison with a detector over the
 * same events. Everything is called by its name in the script.
 */
public final class LiveRun {
  /** Tells that a read was left out, because nobody can know which section it belongs to. */
  public static final String IGNORED = "ignored";

  private static final Map<Integer, Integer> SITES = new HashMap<>();

  private final Simulation simulation = new Simulation(false);
  private final Map<String, SimulatedThread> threads = new HashMap<>();
  private final Map<String, Object> locks = new HashMap<>();
  private final Map<String, SyncClock> channels = new HashMap<>();
  private final Map<String, History> histories = new HashMap<>();
  private final long[] elements = new long[2];
  private final Map<Long, Integer> lines = new HashMap<>();
  private final Map<OptimisticSection, String> sections = new IdentityHashMap<>();
  private int namedSections;

  public LiveRun(String first) {
    ReportedPairs.take();
    threads.put(first, simulation.alive.get(0));
  }

  private ThreadState state(String thread) {
    return threads.get(thread).state();
  }

  /** Calling contexts are added to sites, so they must be far from each other. */
  private long context(String thread) {
    return (long) threads.get(thread).number << 32;
  }

  public void start(String parent, String child) {
    threads.put(child, simulation.start(threads.get(parent)));
  }

  public void end(String thread) {
    simulation.end(threads.get(thread));
  }

  public void join(String thread, String other) {
    simulation.join(threads.get(thread), threads.get(other));
  }

  private Object key(String lock) {
    return locks.computeIfAbsent(lock, name -> new Object());
  }

  public void lock(String thread, String lock) {
    Sync.lockWrite(key(lock), state(thread));
  }

  public void unlock(String thread, String lock) {
    Sync.unlock(key(lock), state(thread));
  }

  private SyncClock channel(String name) {
    return channels.computeIfAbsent(name, key -> new SyncClock());
  }

  public void acquire(String thread, String channel) {
    channel(channel).acquire(state(thread));
  }

  public void release(String thread, String channel) {
    channel(channel).release(state(thread));
  }

  public void releaseForNow(String thread, String channel) {
    Variable variable = state(thread).variable();
    variable.locate(channel(channel));
    variable.release(state(thread));
  }

  public void withdraw(String thread) {
    state(thread).variable().withdraw(state(thread));
  }

  public void acquireAll(String thread) {
    Threads.learnAll(state(thread));
  }

  /** A read as woven code makes it; the optimistic section that it is in, null if in none. */
  public String read(String thread, String variable, int line) {
    ThreadState state = state(thread);
    String section = sectionOfReads(state);
    History before = histories.get(variable);
    if (!state.hasAccessed(before)) {
      int site = site(thread, line);
      long context = context(thread);
      histories.put(
          variable, Transitions.read(before, state, context, site, location(variable), this));
    }
    return section;
  }

  /** The same for a write. */
  public void write(String thread, String variable, int line) {
    ThreadState state = state(thread);
    History before = histories.get(variable);
    if (!state.hasWritten(before)) {
      int site = site(thread, line);
      long context = context(thread);
      histories.put(
          variable, Transitions.write(before, state, context, site, location(variable), this));
    }
  }

  private static Location location(String variable) {
    Subject subject = Subject.field("Script", variable);
    return () -> subject;
  }

  /** A plain access to a variable that is accessed atomically, too; in no section. */
  public void accessElement(String thread, int index, boolean writes, int line) {
    Variable variable = state(thread).variable();
    variable.locateElement(elements, index);
    long context = context(thread);
    variable.access(writes, state(thread), context, site(thread, line));
  }

  public void beginAtomically(String thread, int index, boolean releasing) {
    Variable variable = state(thread).variable();
    variable.locateElement(elements, index);
    variable.beginAtomically(releasing, state(thread));
  }

  public void accessAtomically(String thread, boolean acquires, boolean writes, int line) {
    Variable variable = state(thread).variable();
    if (acquires) {
      variable.clock().acquire(state(thread));
    }
    long context = context(thread);
    variable.accessAtomically(writes, state(thread), context, site(thread, line));
  }

  public void beginSection(String thread, String lock) {
    OptimisticSection.begin(key(lock), false, state(thread));
  }

  /** The section that the thread would validate now by asking the lock; null if none. */
  public String sectionToValidate(String thread, String lock) {
    OptimisticSection section = state(thread).section;
    try {
      return section != null && field("lock").get(section) == key(lock) ? name(section) : null;
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }

  public void validate(String thread, String lock, boolean valid) {
    OptimisticSection.asking(key(lock), state(thread));
    OptimisticSection.asked(key(lock), valid, state(thread));
  }

  public void giveUp(String thread, String lock) {
    OptimisticSection.locked(key(lock), state(thread));
  }

  private String sectionOfReads(ThreadState state) {
    if (!state.readsOptimistically()) {
      return null;
    }
    return state.section == null ? IGNORED : name(state.section);
  }

  private String name(OptimisticSection section) {
    return sections.computeIfAbsent(section, key -> "section " + namedSections++);
  }

  /** The sections whose outcome has become known since the last call, and whether they count. */
  public Map<String, Boolean> resolved() {
    Map<String, Boolean> resolved = new HashMap<>();
    try {
      for (OptimisticSection section : Set.copyOf(sections.keySet())) {
        String outcome = field("outcome").get(section).toString();
        if (!outcome.equals("PENDING")) {
          resolved.put(sections.remove(section), outcome.equals("COUNTS"));
        }
      }
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
    return resolved;
  }

  private static Field field(String name) {
    try {
      Field field = OptimisticSection.class.getDeclaredField(name);
      field.setAccessible(true);
      return field;
    } catch (NoSuchFieldException e) {
      throw new AssertionError(e);
    }
  }

  private int site(String thread, int line) {
    int site =
        SITES.computeIfAbsent(line, key -> Sites.place("Script", "run", "Script.java", key, null));
    SimulatedThread accessing = threads.get(thread);
    long key = ContextCache.key(context(thread), site, accessing.state().locks.hash());
    lines.put(key, line);
    return site;
  }

  /** Ends all threads, and tells which lines were reported to race. */
  public Set<String> finish() {
    simulation.finish();
    Set<String> pairs = new TreeSet<>();
    for (ReportedPairs.Pair pair : ReportedPairs.take()) {
      pairs.add(
          pair(
              lines.get(pair.laterKey()),
              pair.laterWrites(),
              lines.get(pair.earlierKey()),
              pair.earlierWrites()));
    }
    return pairs;
  }

  /** Two accesses by their lines, whichever came first: the identity of findings is like that. */
  public static String pair(long line, boolean writes, long otherLine, boolean otherWrites) {
    String one = line + (writes ? " writes" : " reads");
    String other = otherLine + (otherWrites ? " writes" : " reads");
    return one.compareTo(other) < 0 ? one + ", " + other : other + ", " + one;
  }
}
