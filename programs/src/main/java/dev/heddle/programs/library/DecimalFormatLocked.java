// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;
import java.text.DecimalFormat;
import java.text.NumberFormat;

/** A DecimalFormat is used by two threads under one lock. */
public final class DecimalFormatLocked {
  private static final NumberFormat SHARED = new DecimalFormat("0.0");

  public static void main(String[] args) throws Exception {
    Threads.run(
        DecimalFormatLocked::first, DecimalFormatLocked::second, DecimalFormatLocked::first);
    System.out.println("done");
  }

  private static void first() {
    synchronized (SHARED) {
      SHARED.setMaximumFractionDigits(1);
    }
  }

  private static void second() {
    synchronized (SHARED) {
      int read = SHARED.getMaximumFractionDigits();
    }
  }
}
