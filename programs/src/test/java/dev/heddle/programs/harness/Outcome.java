// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.harness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

/** What a program did by itself and under heddle, and what heddle found in it. */
record Outcome(
    Program program,
    String plainOutput,
    String checkedOutput,
    int expectedExitCode,
    int checkedExitCode,
    List<Finding> findings,
    String errors) {

  /** Fails with all that a person needs in order to see why. */
  void verify() {
    Verdict verdict = new Verdict(program, findings);
    assertThat(verdict.isRight()).as(verdict.text()).isTrue();
    assertThat(checkedOutput)
        .as(program.className() + ": output\n" + errors)
        .isEqualTo(plainOutput);
    assertThat(checkedExitCode)
        .as(program.className() + ": exit code\n" + errors)
        .isEqualTo(expectedExitCode);
  }
}
