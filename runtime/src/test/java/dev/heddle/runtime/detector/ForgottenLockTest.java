// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A lock that some writes have and another has not. */
class ForgottenLockTest {
  private final Scenario scenario = new Scenario(ForgottenLock::new);
  private final ScriptedThread main = scenario.thread("main");
  private final ScriptedThread worker = scenario.thread("worker");

  @Test
  void findsTheWriteThatForgetsTheLock() {
    main.lock("l").at(12).write("account.balance").unlock("l");
    worker.at(34).write("account.balance");
    assertThat(scenario.texts())
        .containsExactly("account.balance: worker writes at 34 / main writes at 12");
  }

  @Test
  void isSilentWhereEachWriteHasALock() {
    main.lock("l").write("account.balance").unlock("l");
    worker.lock("l").write("account.balance").unlock("l");
    assertThat(scenario.texts()).isEmpty();
  }

  @Test
  void isSilentAboutWritesBeforeTheFirstLock() {
    main.write("account.balance");
    worker.lock("l").write("account.balance").unlock("l");
    assertThat(scenario.texts()).isEmpty();
  }
}
