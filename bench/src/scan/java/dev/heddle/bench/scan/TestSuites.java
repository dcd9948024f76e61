// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.scan;

import java.util.stream.IntStream;
import org.junit.Test;
import org.junit.runner.JUnitCore;
import org.junit.runner.Request;

/** Runs a test class many times in parallel with one JUnitCore. */
public final class TestSuites {
  /** The tests. */
  public static final class Sums {
    @Test
    public void add() {
      if (1 + 1 != 2) {
        throw new AssertionError();
      }
    }
  }

  public static void main(String[] args) {
    JUnitCore core = new JUnitCore();
    IntStream.range(0, 8)
        .parallel()
        .forEach(i -> System.out.println(core.run(Request.aClass(Sums.class)).wasSuccessful()));
  }
}
