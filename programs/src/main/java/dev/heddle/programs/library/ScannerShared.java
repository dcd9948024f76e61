// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;
import java.util.Scanner;

/** A Scanner is not thread-safe, and is used by two threads without a lock. */
public final class ScannerShared {
  private static final Scanner SHARED = new Scanner("1 2 3");

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ScannerShared::first, ScannerShared::second);
    System.out.println("done");
  }

  private static void first() {
    int first = SHARED.nextInt(); // race: java.util.Scanner
  }

  private static void second() {
    int second = SHARED.nextInt(); // race: java.util.Scanner
  }
}
