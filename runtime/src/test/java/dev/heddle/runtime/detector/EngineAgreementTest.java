// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.runtime.LiveRun;
import dev.heddle.runtime.detector.RandomScript.Kind;
import dev.heddle.runtime.detector.RandomScript.Step;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Happens-before over events reports the same pairs of lines as the engine inside a checked program
 * does for the same run, so that a finding has the same identity in both.
 */
class EngineAgreementTest {
  private static final int SCRIPTS = 10_000;

  private int pairs;

  @Test
  void onPlainAccesses() throws InterruptedException {
    Set<Kind> kinds = EnumSet.copyOf(RandomScript.COMMON);
    kinds.addAll(EnumSet.of(Kind.RELEASE_FOR_NOW, Kind.WITHDRAW, Kind.ACQUIRE_ALL));
    compareAll(kinds);
  }

  @Test
  void onAtomicAccesses() throws InterruptedException {
    compareAll(EnumSet.range(Kind.RELEASE, Kind.FAIL_TO_UPDATE));
  }

  @Test
  void onOptimisticSections() throws InterruptedException {
    Set<Kind> kinds = EnumSet.range(Kind.BEGIN_SECTION, Kind.GIVE_UP);
    kinds.addAll(RandomScript.COMMON);
    compareAll(kinds);
  }

  /** On a thread of its own: the engine keeps stacks, and those of the test engine are deep. */
  private void compareAll(Set<Kind> kinds) throws InterruptedException {
    Throwable[] failure = new Throwable[1];
    Thread thread =
        new Thread(
            () -> {
              try {
                for (int seed = 0; seed < SCRIPTS; seed++) {
                  compare(seed, RandomScript.of(seed, kinds));
                }
              } catch (Throwable e) {
                failure[0] = e;
              }
            });
    thread.start();
    thread.join();
    assertThat(failure[0]).isNull();
    assertThat(pairs).isGreaterThan(SCRIPTS);
  }

  private void compare(int seed, List<Step> steps) {
    Scenario scenario = new Scenario(HappensBefore::new);
    LiveRun live = new LiveRun("t0");
    int line = 0;
    for (Step step : steps) {
      line++;
      tell(step, line, scenario, live);
      live.resolved().forEach(scenario::resolve);
    }
    Set<String> expected = live.finish();
    live.resolved().forEach(scenario::resolve);
    assertThat(pairs(scenario)).as("seed %d: %s", seed, steps).isEqualTo(expected);
    pairs += expected.size();
  }

  private static Set<String> pairs(Scenario scenario) {
    Set<String> pairs = new TreeSet<>();
    for (Scenario.Race race : scenario.races()) {
      assertThat(race.earlier()).hasSize(1);
      var later = race.later();
      var earlier = race.earlier().get(0);
      pairs.add(LiveRun.pair(later.place.key(), later.writes, earlier.place.key(), earlier.writes));
    }
    return pairs;
  }

  private static void tell(Step step, int line, Scenario scenario, LiveRun live) {
    ScriptedThread thread = scenario.thread(step.thread());
    String name = step.thread();
    String object = step.object();
    switch (step.kind()) {
      case READ -> {
        String section = live.read(name, object, line);
        if (section == null) {
          thread.at(line).read(object);
        } else if (!section.equals(LiveRun.IGNORED)) {
          thread.at(line).readOptimistically(object, section);
        }
      }
      case WRITE -> {
        live.write(name, object, line);
        thread.at(line).write(object);
      }
      case LOCK -> {
        live.lock(name, object);
        thread.lock(object);
      }
      case UNLOCK -> {
        live.unlock(name, object);
        thread.unlock(object);
      }
      case RELEASE -> {
        live.release(name, object);
        thread.release(object);
      }
      case ACQUIRE -> {
        live.acquire(name, object);
        thread.acquire(object);
      }
      case START -> {
        live.start(name, object);
        thread.start(object);
      }
      case END -> {
        live.end(name);
        thread.end();
      }
      case JOIN -> {
        live.join(name, object);
        thread.join(object);
      }
      default -> tellRare(step, thread, live);
    }
  }

  private static void tellRare(Step step, ScriptedThread thread, LiveRun live) {
    String name = step.thread();
    String object = step.object();
    switch (step.kind()) {
      case ACQUIRE_ALL -> {
        live.acquireAll(name);
        thread.acquireAll();
      }
      case RELEASE_FOR_NOW -> {
        live.releaseForNow(name, object);
        thread.release(object);
      }
      case WITHDRAW -> {
        live.withdraw(name);
        thread.withdraw(object);
      }
      case PLAIN_READ, PLAIN_WRITE, ATOMIC_READ, ATOMIC_WRITE -> accessElement(step, thread, live);
      case BEGIN_UPDATE -> {
        beginEpoch(thread, live);
        live.beginAtomically(name, index(object), true);
        thread.begin(object).release(object);
      }
      case UPDATE -> {
        live.accessAtomically(name, true, true, lineOf(step, true));
        thread.acquire(object).at(lineOf(step, true)).writeAtomically(object);
      }
      case FAIL_TO_UPDATE -> {
        live.withdraw(name);
        live.accessAtomically(name, true, false, lineOf(step, false));
        thread.withdraw(object).acquire(object);
        thread.at(lineOf(step, false)).readAtomically(object);
      }
      case BEGIN_SECTION -> {
        live.beginSection(name, object);
        beginEpoch(thread, live);
      }
      case VALIDATE, VALIDATE_IN_VAIN -> {
        String section = live.sectionToValidate(name, object);
        if (section != null) {
          thread.validate(section, object);
        }
        live.validate(name, object, step.kind() == Kind.VALIDATE);
        if (section == null) {
          beginEpoch(thread, live);
        }
      }
      case GIVE_UP -> {
        live.giveUp(name, object);
        beginEpoch(thread, live);
      }
      default -> throw new AssertionError(step);
    }
  }

  /**
   * Where the engine and the detector have epochs of different lengths. The engine begins one with
   * each section, which is not an event, and none when a thread asks a lock without one; and all
   * that a thread does to a variable in one epoch it takes for atomic if some of it is.
   */
  private static void beginEpoch(ScriptedThread thread, LiveRun live) {
    live.release(thread.name(), thread.name());
    thread.release(thread.name());
  }

  private static void accessElement(Step step, ScriptedThread thread, LiveRun live) {
    boolean writes = step.kind() == Kind.PLAIN_WRITE || step.kind() == Kind.ATOMIC_WRITE;
    boolean isAtomic = step.kind() == Kind.ATOMIC_READ || step.kind() == Kind.ATOMIC_WRITE;
    int line = lineOf(step, writes);
    String name = step.thread();
    beginEpoch(thread, live);
    thread.at(line);
    if (isAtomic) {
      live.beginAtomically(name, index(step.object()), false);
      live.accessAtomically(name, false, writes, line);
      if (writes) {
        thread.writeAtomically(step.object());
      } else {
        thread.readAtomically(step.object());
      }
    } else {
      live.accessElement(name, index(step.object()), writes, line);
      if (writes) {
        thread.write(step.object());
      } else {
        thread.read(step.object());
      }
    }
  }

  private static int index(String variable) {
    return variable.equals("a") ? 0 : 1;
  }

  /**
   * The same for all that a thread does to the variable, atomically or not: which of several
   * accesses in one epoch the engine keeps depends on how the code is woven.
   */
  private static int lineOf(Step step, boolean writes) {
    int thread = Integer.parseInt(step.thread().substring(1));
    return 1000 + 4 * thread + 2 * index(step.object()) + (writes ? 1 : 0);
  }
}
