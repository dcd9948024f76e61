// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.runtime.Simulation.Place;
import dev.heddle.runtime.internal.detect.ReportedPairs;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Random sequences of events, told to the runtime and to a naive detector: both must find the same
 * locations racy, and each pair that the runtime reports must really be unordered.
 *
 * <p>FastTrack promises to find the first race of each location, so locations are compared.
 */
class RandomRunsTest {
  private static final int RUNS = 12_000;

  private long places;
  private long racyPlaces;
  private long pairs;
  private long tables;
  private long own;

  /** On a thread of its own: the runtime keeps stacks, and those of the test engine are deep. */
  @Test
  void theRuntimeFindsWhatTheNaiveDetectorFinds() throws InterruptedException {
    Throwable[] failure = new Throwable[1];
    Thread thread =
        new Thread(
            () -> {
              try {
                runAll();
              } catch (Throwable e) {
                failure[0] = e;
              } finally {
                Transitions.setPatience(Transitions.PATIENCE);
              }
            });
    thread.start();
    thread.join();
    assertThat(failure[0]).isNull();
    assertThat(Checking.stopped()).as("an error inside").isFalse();
    System.out.printf(
        "%,d random sequences: %,d locations accessed, %,d of them racy, %,d pairs reported,"
            + " %,d tables of readers, %,d histories changed in place%n",
        RUNS, places, racyPlaces, pairs, tables, own);
    assertThat(racyPlaces).isBetween(places / 10, places * 9 / 10);
    assertThat(tables).as("fields with a table of readers").isGreaterThan(RUNS / 20);
    assertThat(own).as("fields with a history of their own").isGreaterThan(RUNS / 2);
  }

  private void runAll() {
    ReportedPairs.take();
    for (int seed = 0; seed < RUNS; seed++) {
      if (seed == RUNS / 2) {
        // From here on, slots lie on both sides of the border between array and tree.
        Simulation.reserveSlots(60);
      }
      Transitions.setPatience(seed % 3 == 0 ? Transitions.PATIENCE : 0);
      RandomRun run = new RandomRun(seed);
      run.run();
      tables += run.readerTables();
      own += run.ownHistories();
      compare(seed, run.simulation, ReportedPairs.take());
    }
  }

  private void compare(int seed, Simulation simulation, List<ReportedPairs.Pair> reported) {
    Set<Place> found = new HashSet<>();
    for (ReportedPairs.Pair pair : reported) {
      Set<Place> racy = simulation.racyPlaces(pair);
      assertThat(racy).as("seed %d: false report of %s", seed, pair).isNotEmpty();
      found.addAll(racy);
    }
    assertThat(found).as("seed %d", seed).isEqualTo(simulation.trulyRacy());
    assertThat(simulation.naivelyRacy()).as("seed %d, naive", seed).isEqualTo(found);
    places += simulation.places().size();
    racyPlaces += found.size();
    pairs += reported.size();
  }
}
