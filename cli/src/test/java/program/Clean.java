// SPDX-License-Identifier: Apache-2.0
package program;

/** A program without a race. */
public final class Clean {
  private static int counter;

  private Clean() {}

  public static void main(String[] arguments) throws InterruptedException {
    Thread other = new Thread(Clean::increment);
    other.start();
    increment();
    other.join();
    System.out.println("done");
  }

  private static synchronized void increment() {
    counter++;
  }
}
