// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import dev.heddle.runtime.detector.RandomScript.Kind;
import dev.heddle.runtime.detector.RandomScript.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A short random run of threads that mostly hold a lock, one after the other: what is wrong with it
 * shows in few schedules.
 */
final class GuardedScript {
  private static final int MOST_STEPS = 36;

  private final Random random;
  private final int threads;
  private final int variables;

  /** Of so many critical sections, one has an access before it, and one after. */
  private final int carefulness;

  private final List<Step> steps = new ArrayList<>();

  private GuardedScript(long seed) {
    random = new Random(seed);
    threads = 2 + random.nextInt(2);
    variables = 2 + random.nextInt(3);
    carefulness = 1 + random.nextInt(6);
    for (int i = 1; i <= threads; i++) {
      steps.add(new Step(Kind.START, "t0", "t" + i));
    }
    for (int sections = 3 + random.nextInt(5); sections > 0; sections--) {
      section("t" + (1 + random.nextInt(threads)));
    }
  }

  static List<Step> of(long seed) {
    List<Step> steps = new GuardedScript(seed).steps;
    return steps.subList(0, Math.min(steps.size(), MOST_STEPS));
  }

  private void section(String thread) {
    carelessly(thread);
    String lock = random.nextInt(3) == 0 ? "m" : "l";
    String inner = random.nextInt(4) == 0 ? (lock.equals("l") ? "m" : "l") : null;
    steps.add(new Step(Kind.LOCK, thread, lock));
    if (inner != null) {
      steps.add(new Step(Kind.LOCK, thread, inner));
    }
    for (int accesses = 1 + random.nextInt(3); accesses > 0; accesses--) {
      if (random.nextInt(8) == 0) {
        steps.add(new Step(random.nextBoolean() ? Kind.RELEASE : Kind.ACQUIRE, thread, "c"));
      }
      access(thread);
    }
    if (inner != null) {
      steps.add(new Step(Kind.UNLOCK, thread, inner));
    }
    steps.add(new Step(Kind.UNLOCK, thread, lock));
    carelessly(thread);
  }

  private void carelessly(String thread) {
    if (random.nextInt(carefulness) == 0) {
      access(thread);
    }
  }

  private void access(String thread) {
    Kind kind = random.nextInt(5) < 2 ? Kind.WRITE : Kind.READ;
    steps.add(new Step(kind, thread, "v" + random.nextInt(variables)));
  }
}
