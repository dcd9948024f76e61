// SPDX-License-Identifier: Apache-2.0
package program;

/** Two threads that count under a lock, correctly, until somebody ends them. */
public final class Busy {
  private static final int ENOUGH = 500_000;

  private int count;

  public static void main(String[] arguments) {
    Busy shared = new Busy();
    new Thread(shared::run).start();
    new Thread(shared::run).start();
  }

  private void run() {
    while (true) {
      synchronized (this) {
        count++;
        if (count == ENOUGH) {
          System.out.println("ready");
        }
      }
    }
  }
}
