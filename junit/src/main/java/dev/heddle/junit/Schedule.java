// SPDX-License-Identifier: Apache-2.0
package dev.heddle.junit;

import dev.heddle.agent.TestRounds;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.extension.ExtensionConfigurationException;

/** The repetitions of one test, and what they have in common. */
final class Schedule {
  private final int rounds;
  private final long seed;
  private volatile boolean hasFound;

  Schedule(int rounds, long seed) {
    this.rounds = rounds;
    // Short enough to be copied by hand.
    this.seed = seed != 0 ? seed : ThreadLocalRandom.current().nextLong(1, 1_000_000_000);
  }

  int rounds() {
    return rounds;
  }

  /** A report that says where races are, or may be. */
  void suspect(String report) {
    try {
      TestRounds.suspect(Path.of(report));
    } catch (IOException e) {
      throw new ExtensionConfigurationException(Repetitions.SUSPECTS + ": " + e.getMessage(), e);
    }
  }

  void begin(int round) {
    TestRounds.begin(seed, round);
  }

  void end() {
    TestRounds.end();
  }

  boolean hasFound() {
    return hasFound;
  }

  /** Something was found in a round; gives back what to say about that. */
  String found(int round) {
    hasFound = true;
    if (rounds == 1) {
      return "";
    }
    return "Found in repetition "
        + round
        + " of "
        + rounds
        + ". To repeat it with the same delays: @HeddleTest(repeat = "
        + rounds
        + ", seed = "
        + seed
        + ").\n";
  }
}
