// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

import java.text.DecimalFormat;
import java.util.stream.DoubleStream;

/** A DecimalFormat keeps state while it formats and is shared by a parallel stream. */
public final class NumberFormatting {
  public static void racy() throws Exception {
    DecimalFormat format = new DecimalFormat("0.00");
    DoubleStream.of(1, 2, 3)
        .parallel()
        .forEach(
            value -> {
              System.out.println(format.format(value)); // race: java.text.DecimalFormat
            });
  }

  public static void safe() throws Exception {
    DoubleStream.of(1, 2, 3)
        .parallel()
        .forEach(
            value -> {
              DecimalFormat format = new DecimalFormat("0.00");
              System.out.println(format.format(value));
            });
  }
}
