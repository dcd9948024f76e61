// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;
import java.text.DecimalFormat;
import java.text.NumberFormat;

/** A DecimalFormat is not thread-safe, and is used by two threads without a lock. */
public final class DecimalFormatShared {
  private static final NumberFormat SHARED = new DecimalFormat("0.0");

  public static void main(String[] args) throws Exception {
    Threads.inOrder(DecimalFormatShared::first, DecimalFormatShared::second);
    System.out.println("done");
  }

  private static void first() {
    SHARED.setMaximumFractionDigits(1); // race: java.text.DecimalFormat
  }

  private static void second() {
    int read = SHARED.getMaximumFractionDigits(); // race: java.text.DecimalFormat
  }
}
