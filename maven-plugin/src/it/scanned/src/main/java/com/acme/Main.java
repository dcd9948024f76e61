// SPDX-License-Identifier: Apache-2.0
package com.acme;

import java.util.stream.IntStream;

/** Races, but no test runs it. */
public final class Main {
  private int sum;

  private Main() {}

  public static void main(String[] arguments) {
    Main main = new Main();
    IntStream.range(0, 100).parallel().forEach(i -> main.sum += i); // race: Main.sum
    System.out.println(main.sum);
  }
}
