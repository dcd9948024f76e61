// SPDX-License-Identifier: Apache-2.0
package program;

/** Another program with one race. */
public final class OtherRace {
  private static int sum;

  private OtherRace() {}

  public static void main(String[] arguments) throws InterruptedException {
    Thread adder = new Thread(() -> sum += 2, "adder");
    adder.start();
    sum += 3;
    adder.join();
  }
}
