// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.fields;

import dev.heddle.programs.support.Threads;

/** Two threads use different fields of one object, down to neighbouring bytes: no race. */
public final class DisjointFields {
  private byte first;
  private byte second;
  private boolean third;
  private boolean fourth;
  private long fifth;
  private long sixth;

  public static void main(String[] args) throws Exception {
    DisjointFields shared = new DisjointFields();
    Threads.run(shared::odd, shared::even);
    System.out.println(shared.first + shared.second + shared.fifth + shared.sixth);
  }

  private void odd() {
    for (int i = 0; i < 100; i++) {
      first++;
      third = !third;
      fifth += 2;
    }
  }

  private void even() {
    for (int i = 0; i < 100; i++) {
      second++;
      fourth = !fourth;
      sixth -= 2;
    }
  }
}
