// SPDX-License-Identifier: Apache-2.0
package program;

/** A field that is shared in some objects, and in others, which one method has, is not. */
public final class PlannedSites {
  private static final Cell COMMON = new Cell();

  private PlannedSites() {}

  /** Has the field. */
  static final class Cell {
    int value;
  }

  public static void main(String[] arguments) throws InterruptedException {
    Thread one = new Thread(PlannedSites::work, "one");
    Thread two = new Thread(PlannedSites::work, "two");
    one.start();
    two.start();
    one.join();
    two.join();
    System.out.println("done");
  }

  private static void work() {
    share(sum());
  }

  private static int sum() {
    Cell cell = new Cell();
    for (int i = 0; i < 10; i++) {
      cell.value += i;
    }
    return cell.value;
  }

  private static void share(int value) {
    COMMON.value += value;
  }
}
