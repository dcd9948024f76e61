// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class PerturbationTest {
  private static final int ROUNDS = 16;

  private final int site = Sites.field(getClass().getClassLoader(), "acme/Delayed", "value");
  private final ThreadState thread = ThreadState.current();

  @AfterEach
  void end() {
    Perturbation.end();
  }

  private void delayOften() {
    Suspects.addField("acme.Delayed", "value");
    for (int round = 1; round <= ROUNDS; round++) {
      Perturbation.begin(1, round);
      Perturbation.before(true, thread, site);
    }
  }

  @Test
  @Timeout(60)
  void leavesTheProgramsPermitToPark() {
    LockSupport.unpark(Thread.currentThread());
    delayOften();
    LockSupport.park();
  }

  @Test
  void leavesTheProgramsInterrupt() {
    Thread.currentThread().interrupt();
    delayOften();
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void ordersNothing() {
    long epoch = thread.epoch;
    delayOften();
    assertThat(thread.epoch).isEqualTo(epoch);
    assertThat(thread.quiet).isZero();
  }

  @Test
  void placesHaveNames() {
    int place = Sites.place("acme/Main", "main", "Main.java", 12, null);
    assertThat(Sites.nameOf(site)).isEqualTo("acme.Delayed.value");
    assertThat(Sites.nameOf(place)).isEqualTo("acme.Main:12");
    assertThat(Sites.nameOf(0)).isNull();
  }
}
