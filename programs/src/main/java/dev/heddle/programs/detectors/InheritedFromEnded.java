// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

/**
 * Each thread writes a field when the one before has ended. Objects of ended threads are inherited:
 * however many threads come, there is always one owner.
 */
public final class InheritedFromEnded {
  private int value;

  private record Heir(InheritedFromEnded shared) implements Runnable {
    @Override
    public void run() {
      shared.value++; // eraser, racer: InheritedFromEnded.value
    }
  }

  public static void main(String[] args) throws InterruptedException {
    InheritedFromEnded shared = new InheritedFromEnded();
    for (int i = 0; i < 4; i++) {
      Thread heir = new Thread(new Heir(shared));
      heir.start();
      heir.join();
    }
    System.out.println(shared.value);
  }
}
