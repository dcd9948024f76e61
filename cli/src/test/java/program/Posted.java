// SPDX-License-Identifier: Apache-2.0
package program;

import program.acme.Mailbox;

/** Data that only a library's own lock and volatile field order. */
public final class Posted {
  private static int[] numbers;
  private static int flagged;

  private Posted() {}

  public static void main(String[] arguments) throws InterruptedException {
    Mailbox mailbox = new Mailbox();
    Thread other =
        new Thread(
            () -> {
              int[] letter = {1, 2};
              numbers = letter;
              mailbox.put(letter);
              flagged = 3;
              mailbox.open();
              mailbox.empty();
            });
    other.start();
    while (mailbox.take() == null) {
      Thread.onSpinWait();
    }
    System.out.println(numbers[0] + numbers[1]);
    while (!mailbox.isOpen()) {
      Thread.onSpinWait();
    }
    System.out.println(flagged);
    mailbox.empty();
    other.join();
  }
}
