// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.fields;

/** Reading and writing fields of null fails as ever, in the same line, with the same message. */
public final class NullReceiver {
  private int value;
  private volatile int state;
  private String text;

  public static void main(String[] args) {
    NullReceiver nothing = null;
    attempt(() -> System.out.println(nothing.value));
    attempt(() -> nothing.value = 1);
    attempt(() -> nothing.value++);
    attempt(() -> nothing.state = 2);
    attempt(() -> System.out.println(nothing.state));
    attempt(() -> System.out.println(new NullReceiver().text.length()));
  }

  private static void attempt(Runnable failing) {
    try {
      failing.run();
      System.out.println("no exception");
    } catch (NullPointerException e) {
      System.out.println(e.getMessage() + " in line " + e.getStackTrace()[0].getLineNumber());
    }
  }
}
