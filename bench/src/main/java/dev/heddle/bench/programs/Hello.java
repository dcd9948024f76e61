// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.programs;

/** Does next to nothing: what it takes is what the start takes. */
public final class Hello {
  private Hello() {}

  public static void main(String[] args) {
    System.out.println("hello 0");
  }
}
