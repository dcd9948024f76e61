// SPDX-License-Identifier: Apache-2.0
package program;

/** Does each kind of access a known number of times. */
public final class Counted {
  private static final int TIMES = 1000;

  /** Apart: the running main method makes its class an object in use. */
  private static final class Statics {
    static int count;
  }

  private int own;
  int others;

  private void countOwn() {
    own++;
  }

  /**
   * A thousand rounds of: two accesses to a static field, two by another reference, two of this.
   */
  public static void main(String[] args) throws InterruptedException {
    Counted counted = new Counted();
    Thread thread =
        new Thread(
            () -> {
              for (int i = 0; i < TIMES; i++) {
                Statics.count++;
                counted.others++;
                counted.countOwn();
              }
            });
    thread.start();
    thread.join();
    System.out.println(counted.own + counted.others + Statics.count);
  }
}
