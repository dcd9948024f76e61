// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

/** Printing with System.out is safe, but the line counter beside it is not. */
public final class PrintedOutput {
  private static int printed;

  private static void print(String line) {
    System.out.println(line);
    printed++; // race: PrintedOutput.printed
  }

  private static void printOnly(String line) {
    System.out.println(line);
  }

  public static void racy() throws Exception {
    Thread first = new Thread(() -> print("warp"));
    Thread second = new Thread(() -> print("weft"));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    Thread first = new Thread(() -> printOnly("warp"));
    Thread second = new Thread(() -> printOnly("weft"));
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
