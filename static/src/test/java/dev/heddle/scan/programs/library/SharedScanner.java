// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

import java.util.Scanner;

/** Two threads read numbers from one Scanner. */
public final class SharedScanner {
  private static void read(Scanner scanner) {
    if (scanner.hasNextInt()) { // race: java.util.Scanner
      System.out.println(scanner.nextInt()); // race: java.util.Scanner
    }
  }

  private static void readLocked(Scanner scanner) {
    synchronized (scanner) {
      if (scanner.hasNextInt()) {
        System.out.println(scanner.nextInt());
      }
    }
  }

  public static void racy() throws Exception {
    Scanner scanner = new Scanner("1 2 3 4");
    Thread first = new Thread(() -> read(scanner));
    Thread second = new Thread(() -> read(scanner));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    Scanner scanner = new Scanner("1 2 3 4");
    Thread first = new Thread(() -> readLocked(scanner));
    Thread second = new Thread(() -> readLocked(scanner));
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
