// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;
import java.util.Scanner;

/** A Scanner is used by two threads under one lock. */
public final class ScannerLocked {
  private static final Scanner SHARED = new Scanner("1 2 3");

  public static void main(String[] args) throws Exception {
    Threads.run(ScannerLocked::first, ScannerLocked::second, ScannerLocked::first);
    System.out.println("done");
  }

  private static void first() {
    synchronized (SHARED) {
      int first = SHARED.nextInt();
    }
  }

  private static void second() {
    synchronized (SHARED) {
      int second = SHARED.nextInt();
    }
  }
}
