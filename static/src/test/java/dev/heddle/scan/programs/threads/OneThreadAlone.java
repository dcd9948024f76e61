// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.threads;

/** Work is done by one thread only, unless the main thread helps before joining it. */
public final class OneThreadAlone {
  private final int[] cells = new int[4];

  private void sweep() {
    for (int i = 0; i < cells.length; i++) {
      cells[i]++; // race: int[]
    }
  }

  public static void racy() throws Exception {
    OneThreadAlone field = new OneThreadAlone();
    Thread helper = new Thread(field::sweep);
    helper.start();
    field.sweep();
    helper.join();
  }

  public static void safe() throws Exception {
    OneThreadAlone field = new OneThreadAlone();
    field.sweep();
    Thread helper = new Thread(field::sweep);
    helper.start();
    helper.join();
    field.sweep();
  }
}
