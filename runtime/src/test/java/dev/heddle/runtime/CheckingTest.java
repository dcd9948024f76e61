// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.runtime.internal.thread.IsolatedRuntime;
import org.junit.jupiter.api.Test;

class CheckingTest {
  @Test
  void whereAThreadIsStoppedAnEventIsLost() throws Exception {
    IsolatedRuntime.run(StopsAThread.class);
  }

  /** Run by {@link IsolatedRuntime}. */
  static final class StopsAThread implements Runnable {
    @Override
    @SuppressWarnings({"deprecation", "removal"})
    public void run() {
      Checking.failed(new ThreadDeath());
      assertThat(Checking.isEventLost()).isTrue();
      assertThat(Checking.orderLost).isFalse();
      Checking.lost(new ThreadDeath());
      assertThat(Checking.orderLost).isTrue();
      assertThat(Checking.stopped()).isFalse();
    }
  }
}
