// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;
import java.text.DecimalFormat;

/** format() of a DecimalFormat writes to its own buffers: two formatting threads race. */
public final class DecimalFormatFormats {
  private static final DecimalFormat FORMAT = new DecimalFormat("0.00");

  public static void main(String[] args) throws Exception {
    Threads.inOrder(DecimalFormatFormats::format, DecimalFormatFormats::format);
    System.out.println("done");
  }

  private static void format() {
    String text = FORMAT.format(1.5); // race: java.text.DecimalFormat
  }
}
