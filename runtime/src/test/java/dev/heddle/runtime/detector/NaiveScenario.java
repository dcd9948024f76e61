// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import dev.heddle.runtime.detector.RandomScript.Step;
import dev.heddle.runtime.internal.oracle.NaiveClock;
import dev.heddle.runtime.internal.oracle.NaiveLocation;
import dev.heddle.runtime.internal.oracle.NaiveThread;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** A script under the textbook's detector. */
final class NaiveScenario {
  private final Map<String, NaiveThread> threads = new HashMap<>();
  private final Map<String, NaiveClock> clocks = new HashMap<>();
  private final Map<String, NaiveLocation> locations = new HashMap<>();
  private final Set<String> racy = new TreeSet<>();

  /** The variables that have a race. */
  static Set<String> racyVariables(List<Step> steps) {
    NaiveScenario scenario = new NaiveScenario();
    for (Step step : steps) {
      scenario.play(step);
    }
    return scenario.racy;
  }

  private void play(Step step) {
    NaiveThread thread = thread(step.thread());
    switch (step.kind()) {
      case READ -> accessed(step.object(), location(step.object()).read(thread));
      case WRITE -> accessed(step.object(), location(step.object()).write(thread));
      case LOCK, ACQUIRE, JOIN -> thread.acquire(clock(step.object()));
      case UNLOCK, RELEASE -> thread.release(clock(step.object()));
      case START -> {
        NaiveClock inherited = new NaiveClock();
        thread.release(inherited);
        threads.put(step.object(), new NaiveThread(threads.size(), inherited));
      }
      case END -> thread.release(clock(step.thread()));
      default -> throw new AssertionError(step);
    }
  }

  private void accessed(String variable, boolean races) {
    if (races) {
      racy.add(variable);
    }
  }

  private NaiveThread thread(String name) {
    return threads.computeIfAbsent(name, key -> new NaiveThread(threads.size(), new NaiveClock()));
  }

  private NaiveClock clock(String name) {
    return clocks.computeIfAbsent(name, key -> new NaiveClock());
  }

  private NaiveLocation location(String variable) {
    return locations.computeIfAbsent(variable, key -> new NaiveLocation());
  }
}
