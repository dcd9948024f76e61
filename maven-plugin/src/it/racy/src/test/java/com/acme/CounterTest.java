// SPDX-License-Identifier: Apache-2.0
package com.acme;

import org.junit.jupiter.api.Test;

class CounterTest {
  @Test
  void countsWhatTwoThreadsDo() throws InterruptedException {
    Counter counter = new Counter();
    Thread first = new Thread(counter::increment, "first");
    Thread second = new Thread(counter::increment, "second");
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
