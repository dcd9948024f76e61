// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.runtime.detector.RandomScript.Step;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * What the hybrid detector predicts from runs without a race can really happen: some other schedule
 * has it, among all that there are.
 *
 * <p>Only the first report of a run is looked at. Others may rest on it, as when a thread learns by
 * a race that it may go on. And a few are wrong, because it takes what comes later in a section to
 * see that an earlier one must have been over.
 */
class PredictionsTest {
  private static final int RUNS = 10_000;

  @Test
  void canHappen() {
    int runs = 0;
    int predicted = 0;
    int wrong = 0;
    for (int seed = 0; runs < RUNS; seed++) {
      List<Step> steps = GuardedScript.of(seed);
      Scenario observed = new Scenario(HappensBefore::new);
      RandomScript.play(steps, observed);
      if (!observed.races().isEmpty()) {
        continue;
      }
      runs++;
      Scenario scenario = new Scenario(Hybrid::new);
      RandomScript.play(steps, scenario);
      if (!scenario.races().isEmpty()) {
        predicted++;
        wrong += canHappen(scenario.races().get(0), Reorderings.races(steps)) ? 0 : 1;
      }
    }
    System.out.printf(
        "%,d runs without a race: %,d with a predicted one, %d of them wrong%n",
        runs, predicted, wrong);
    assertThat(predicted).isGreaterThan(RUNS / 10);
    assertThat(wrong).isLessThanOrEqualTo(predicted / 500);
  }

  private static boolean canHappen(Scenario.Race race, Set<Reorderings.Pair> possible) {
    int later = (int) race.later().place.key();
    int earlier = (int) race.earlier().get(0).place.key();
    return possible.contains(new Reorderings.Pair(later, earlier));
  }
}
