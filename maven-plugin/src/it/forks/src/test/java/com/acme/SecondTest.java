// SPDX-License-Identifier: Apache-2.0
package com.acme;

import org.junit.jupiter.api.Test;

class SecondTest {
  private int count;

  @Test
  void countsWhatTwoThreadsDo() throws InterruptedException {
    Thread first = new Thread(this::increment, "first");
    Thread second = new Thread(this::increment, "second");
    first.start();
    second.start();
    first.join();
    second.join();
  }

  private void increment() {
    count++; // race: SecondTest.count
  }
}
