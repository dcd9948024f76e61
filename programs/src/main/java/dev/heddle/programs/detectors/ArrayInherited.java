// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

/**
 * Each thread goes through an array when the one before has ended. Arrays of ended threads are
 * inherited, and their maker may have them back.
 */
public final class ArrayInherited {
  private static final int LENGTH = 20;

  private static final class Heir implements Runnable {
    private final int[] shared;

    Heir(int[] shared) {
      this.shared = shared;
    }

    @Override
    public void run() {
      for (int index = 0; index < shared.length; index++) {
        shared[index] += index; // eraser, racer: int[]
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    int[] shared = new int[LENGTH];
    for (int i = 0; i < 3; i++) {
      Thread heir = new Thread(new Heir(shared));
      heir.start();
      heir.join();
    }
    System.out.println(shared[3]);
  }
}
