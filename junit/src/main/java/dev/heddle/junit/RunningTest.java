// SPDX-License-Identifier: Apache-2.0
package dev.heddle.junit;

import dev.heddle.agent.CheckedTest;
import java.util.List;

/** A test that runs under the agent; only to be touched if there is one. */
final class RunningTest {
  private final CheckedTest test;

  private RunningTest(CheckedTest test) {
    this.test = test;
  }

  static RunningTest begin(String name) {
    return new RunningTest(CheckedTest.begin(name));
  }

  /** Ends the test; gives back what was found in it, as text. */
  List<String> end() {
    return test.end();
  }
}
