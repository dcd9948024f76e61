// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** A random sequence of events that a correct engine could tell, with likelihoods of its own. */
final class RandomScript {
  private static final int MOST_THREADS = 7;
  private static final List<String> VARIABLES = List.of("o.x", "o.y", "p.x", "p.y", "z");
  private static final List<String> LOCKS = List.of("l", "m", "n");
  private static final List<String> CHANNELS = List.of("c", "d");
  private static final List<String> ATOMIC_VARIABLES = List.of("a", "b");

  private final Random random;
  private final List<Kind> kinds = new ArrayList<>();
  private final List<String> running = new ArrayList<>(List.of("t0"));
  private final List<String> ended = new ArrayList<>();
  private final Map<String, String> holders = new HashMap<>();

  /** What threads have begun that takes them two steps. */
  private final Map<String, Step> begun = new HashMap<>();

  private final List<Step> steps = new ArrayList<>();
  private int threads = 1;

  /** What a step does. */
  enum Kind {
    READ,
    WRITE,
    LOCK,
    UNLOCK,
    RELEASE,
    ACQUIRE,
    START,
    END,
    JOIN,
    ACQUIRE_ALL,
    /** A release that is taken back: others may come between the two. */
    RELEASE_FOR_NOW,
    WITHDRAW,
    /** An access to one of the variables that are accessed plainly, too. */
    ATOMIC_READ,
    ATOMIC_WRITE,
    PLAIN_READ,
    PLAIN_WRITE,
    /** An update that releases, and may fail: others may come between the two steps. */
    BEGIN_UPDATE,
    UPDATE,
    FAIL_TO_UPDATE,
    /** The beginning of an optimistic section of a lock, and its possible ends. */
    BEGIN_SECTION,
    VALIDATE,
    VALIDATE_IN_VAIN,
    GIVE_UP;

    /** Whether it finishes what another step has begun. */
    boolean isSecond() {
      return this == WITHDRAW || this == UPDATE || this == FAIL_TO_UPDATE;
    }
  }

  /** Those that the textbook knows. */
  static final Set<Kind> COMMON = EnumSet.range(Kind.READ, Kind.JOIN);

  /**
   * @param object the variable, lock, channel or other thread
   */
  record Step(Kind kind, String thread, String object) {
    @Override
    public String toString() {
      return thread + " " + kind + (object == null ? "" : " " + object);
    }
  }

  private RandomScript(long seed, Set<Kind> allowed) {
    random = new Random(seed);
    for (Kind kind : allowed) {
      boolean isAccess = kind == Kind.READ || kind == Kind.WRITE;
      int weight = isAccess ? 2 + random.nextInt(8) : random.nextInt(7);
      for (int i = 0; i < weight; i++) {
        kinds.add(kind);
      }
    }
    for (int i = random.nextInt(4); i >= 0; i--) {
      start("t0");
    }
    int length = 10 + random.nextInt(70);
    for (int i = 0; i < length; i++) {
      step(any(kinds), any(running));
    }
  }

  static List<Step> of(long seed, Set<Kind> allowed) {
    return new RandomScript(seed, allowed).steps;
  }

  private <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  private void step(Kind kind, String thread) {
    if (begun.containsKey(thread) != kind.isSecond()) {
      return;
    }
    switch (kind) {
      case READ, WRITE -> steps.add(new Step(kind, thread, any(VARIABLES)));
      case RELEASE, ACQUIRE -> steps.add(new Step(kind, thread, any(CHANNELS)));
      case RELEASE_FOR_NOW -> begin(new Step(kind, thread, any(CHANNELS)));
      case BEGIN_UPDATE -> begin(new Step(kind, thread, any(ATOMIC_VARIABLES)));
      case WITHDRAW, UPDATE, FAIL_TO_UPDATE -> finish(kind, thread);
      case ATOMIC_READ, ATOMIC_WRITE, PLAIN_READ, PLAIN_WRITE ->
          steps.add(new Step(kind, thread, any(ATOMIC_VARIABLES)));
      case BEGIN_SECTION, VALIDATE, VALIDATE_IN_VAIN, GIVE_UP ->
          steps.add(new Step(kind, thread, any(LOCKS)));
      case ACQUIRE_ALL -> steps.add(new Step(kind, thread, null));
      case LOCK -> lock(thread, any(LOCKS));
      case UNLOCK -> unlock(thread, any(LOCKS));
      case START -> {
        if (running.size() < MOST_THREADS) {
          start(thread);
        }
      }
      case END -> {
        if (running.size() > 1) {
          end(thread);
        }
      }
      case JOIN -> {
        if (!ended.isEmpty()) {
          steps.add(new Step(kind, thread, any(ended)));
        }
      }
    }
  }

  private void begin(Step step) {
    begun.put(step.thread, step);
    steps.add(step);
  }

  private void finish(Kind kind, String thread) {
    Step first = begun.get(thread);
    if ((first.kind == Kind.RELEASE_FOR_NOW) == (kind == Kind.WITHDRAW)) {
      begun.remove(thread);
      steps.add(new Step(kind, thread, first.object));
    }
  }

  private void lock(String thread, String lock) {
    if (!holders.containsKey(lock)) {
      holders.put(lock, thread);
      steps.add(new Step(Kind.LOCK, thread, lock));
    }
  }

  private void unlock(String thread, String lock) {
    if (thread.equals(holders.get(lock))) {
      holders.remove(lock);
      steps.add(new Step(Kind.UNLOCK, thread, lock));
    }
  }

  private void start(String parent) {
    String child = "t" + threads++;
    running.add(child);
    steps.add(new Step(Kind.START, parent, child));
  }

  private void end(String thread) {
    for (String lock : LOCKS) {
      unlock(thread, lock);
    }
    running.remove(thread);
    ended.add(thread);
    steps.add(new Step(Kind.END, thread, null));
  }

  /** Tells a script to a detector; each step stands in a line of its own, counted from 0. */
  static void play(List<Step> steps, Scenario scenario) {
    for (int line = 0; line < steps.size(); line++) {
      Step step = steps.get(line);
      ScriptedThread thread = scenario.thread(step.thread).at(line);
      switch (step.kind) {
        case READ -> thread.read(step.object);
        case WRITE -> thread.write(step.object);
        case LOCK -> thread.lock(step.object);
        case UNLOCK -> thread.unlock(step.object);
        case RELEASE -> thread.release(step.object);
        case ACQUIRE -> thread.acquire(step.object);
        case START -> thread.start(step.object);
        case END -> thread.end();
        case JOIN -> thread.join(step.object);
        default -> throw new AssertionError(step);
      }
    }
  }
}
