// SPDX-License-Identifier: Apache-2.0
package program;

/** The program that does least. */
public final class Hello {
  private Hello() {}

  public static void main(String[] arguments) {
    System.out.println("Hello, world!");
  }
}
