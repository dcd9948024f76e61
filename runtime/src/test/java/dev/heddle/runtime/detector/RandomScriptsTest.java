// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.runtime.detector.RandomScript.Kind;
import dev.heddle.runtime.detector.RandomScript.Step;
import dev.heddle.runtime.event.Detector;
import dev.heddle.runtime.event.Reports;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Detectors that must agree, or find no less than others, on random sequences of events. */
class RandomScriptsTest {
  private static final int SCRIPTS = 10_000;
  private static final Set<Kind> WITHOUT_LOCKS = withoutLocks();
  private static final Set<Kind> WITH_LOCKS_ONLY =
      EnumSet.of(Kind.READ, Kind.WRITE, Kind.LOCK, Kind.UNLOCK);

  private int racy;
  private int more;

  private static Set<Kind> withoutLocks() {
    Set<Kind> kinds = EnumSet.copyOf(RandomScript.COMMON);
    kinds.removeAll(EnumSet.of(Kind.LOCK, Kind.UNLOCK));
    return kinds;
  }

  private static Set<String> racyVariables(
      List<Step> steps, Function<Reports, Detector> constructor) {
    Scenario scenario = new Scenario(constructor);
    RandomScript.play(steps, scenario);
    return scenario.racyVariables();
  }

  /** FastTrack promises to find the first race of each location, so locations are compared. */
  @Test
  void happensBeforeFindsWhatTheTextbookFinds() {
    for (int seed = 0; seed < SCRIPTS; seed++) {
      List<Step> steps = RandomScript.of(seed, RandomScript.COMMON);
      Set<String> expected = NaiveScenario.racyVariables(steps);
      assertThat(racyVariables(steps, HappensBefore::new)).as("seed %d", seed).isEqualTo(expected);
      racy += expected.size();
    }
    assertThat(racy).as("of five in each script").isBetween(SCRIPTS, 4 * SCRIPTS);
  }

  @Test
  void hybridFindsTheSameWhereThereAreNoLocks() {
    for (int seed = 0; seed < SCRIPTS; seed++) {
      List<Step> steps = RandomScript.of(seed, WITHOUT_LOCKS);
      assertThat(texts(steps, Hybrid::new))
          .as("seed %d", seed)
          .isEqualTo(texts(steps, HappensBefore::new));
    }
  }

  private static List<String> texts(List<Step> steps, Function<Reports, Detector> constructor) {
    Scenario scenario = new Scenario(constructor);
    RandomScript.play(steps, scenario);
    return scenario.texts();
  }

  @Test
  void hybridFindsNoLessWhereThereAre() {
    for (int seed = 0; seed < SCRIPTS; seed++) {
      List<Step> steps = RandomScript.of(seed, RandomScript.COMMON);
      Set<String> observed = racyVariables(steps, HappensBefore::new);
      Set<String> predicted = racyVariables(steps, Hybrid::new);
      assertThat(predicted).as("seed %d", seed).containsAll(observed);
      more += predicted.size() - observed.size();
    }
    assertThat(more).as("predicted, not observed").isPositive();
  }

  /** Section 4.7 of its paper; with hand-overs at starts it would be too much to promise. */
  @Test
  void racerMissesNoRaceBetweenThreadsThatStartNoOthers() {
    for (int seed = 0; seed < SCRIPTS; seed++) {
      List<Step> steps = RandomScript.of(seed, WITH_LOCKS_ONLY);
      Set<String> observed = racyVariables(steps, HappensBefore::new);
      assertThat(racyVariables(steps, Racer::new)).as("seed %d", seed).containsAll(observed);
    }
  }

  @Test
  void eraserReportsNothingThatRacerDoesNot() {
    for (int seed = 0; seed < SCRIPTS; seed++) {
      List<Step> steps = RandomScript.of(seed, WITH_LOCKS_ONLY);
      Set<String> lenient = racyVariables(steps, Eraser::new);
      Set<String> strict = racyVariables(steps, Racer::new);
      assertThat(strict).as("seed %d", seed).containsAll(lenient);
      more += strict.size() - lenient.size();
    }
    assertThat(more).as("races that Eraser misses").isPositive();
  }
}
