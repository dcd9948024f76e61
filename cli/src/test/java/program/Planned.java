// SPDX-License-Identifier: Apache-2.0
package program;

/** A program with one race, and with fields that no two threads access in the same object. */
public final class Planned {
  private static int shared;
  private static int onlyMain;

  private Planned() {}

  /** Each thread has one of its own. */
  static final class Sum {
    int value;
  }

  /** What another class than this one accesses. */
  static final class Counts {
    static int started = 1;

    private Counts() {}
  }

  public static void main(String[] arguments) throws InterruptedException {
    Thread one = new Thread(Planned::work, "one");
    Thread two = new Thread(Planned::work, "two");
    one.start();
    two.start();
    Counts.started += 2;
    onlyMain = Counts.started;
    one.join();
    two.join();
    System.out.println(onlyMain);
  }

  private static void work() {
    Sum sum = new Sum();
    for (int i = 0; i < 10; i++) {
      sum.value += i;
    }
    shared += sum.value;
  }
}
