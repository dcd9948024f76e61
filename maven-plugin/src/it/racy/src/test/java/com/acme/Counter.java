// SPDX-License-Identifier: Apache-2.0
package com.acme;

/** Counts, but not for two threads. */
final class Counter {
  private int count;

  void increment() {
    count++; // race: Counter.count
  }

  int count() {
    return count;
  }
}
