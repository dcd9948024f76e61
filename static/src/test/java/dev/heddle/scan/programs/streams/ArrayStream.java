// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.Arrays;

/** A parallel stream over a part of an array adds the values into a carrier. */
public final class ArrayStream {
  static final class Carrier {
    int carry;
  }

  private static void add(Carrier carrier, int digit) {
    carrier.carry = (carrier.carry + digit) / 10; // race: ArrayStream$Carrier.carry
  }

  public static void racy() throws Exception {
    Carrier carrier = new Carrier();
    Arrays.stream(new int[] {9, 8, 7}, 1, 3).parallel().forEach(digit -> add(carrier, digit));
  }

  public static void safe() throws Exception {
    int[] digits = {9, 8, 7};
    Arrays.stream(digits, 1, 3).parallel().forEach(digit -> add(new Carrier(), digit));
  }
}
