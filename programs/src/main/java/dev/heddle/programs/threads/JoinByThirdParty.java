// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

/** A third thread joins the writer, and the reader joins the third thread. */
public final class JoinByThirdParty {
  private static int value;

  public static void main(String[] args) throws Exception {
    Thread writer = new Thread(() -> value = 1);
    Thread third =
        new Thread(
            () -> {
              try {
                writer.join();
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    writer.start();
    third.start();
    third.join();
    System.out.println(value);
  }
}
