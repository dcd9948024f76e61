// SPDX-License-Identifier: Apache-2.0
package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class CounterTest {
  @Test
  void countsWhatTwoThreadsDo() throws InterruptedException {
    AtomicInteger counter = new AtomicInteger();
    Thread first = new Thread(counter::incrementAndGet, "first");
    Thread second = new Thread(counter::incrementAndGet, "second");
    first.start();
    second.start();
    first.join();
    second.join();
    assertEquals(2, counter.get());
  }
}
