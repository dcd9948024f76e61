// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import java.util.ArrayList;
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

  private final Random random;
  private final List<Kind> kinds = new ArrayList<>();
  private final List<String> running = new ArrayList<>(List.of("t0"));
  private final List<String> ended = new ArrayList<>();
  private final Map<String, String> holders = new HashMap<>();
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
    JOIN
  }

  /**
   * @param object the variable, lock, channel or other thread
   */
  record Step(Kind kind, String thread, String object) {}

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
    switch (kind) {
      case READ, WRITE -> steps.add(new Step(kind, thread, any(VARIABLES)));
      case RELEASE, ACQUIRE -> steps.add(new Step(kind, thread, any(CHANNELS)));
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

  /** Tells a script to a detector. */
  static void play(List<Step> steps, Scenario scenario) {
    for (Step step : steps) {
      ScriptedThread thread = scenario.thread(step.thread);
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
      }
    }
  }
}
