// SPDX-License-Identifier: Apache-2.0
package program;

/** Another program with one race. */
public final class OtherRace {
  private static int sum;

  private OtherRace() {}

  public static void main(String[] arguments) throws InterruptedException {
    Thread adder = new Thread(OtherRace::add, "adder");
    adder.start();
    sum += 3;
    adder.join();
  }

  /** Later than the other, although nothing orders the two: none can hide the other. */
  private static void add() {
    try {
      Thread.sleep(20);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    sum += 2;
  }
}
