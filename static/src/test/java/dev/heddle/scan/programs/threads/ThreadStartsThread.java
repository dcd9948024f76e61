// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.threads;

/** A thread starts another and goes on writing what the second reads. */
public final class ThreadStartsThread {
  static final class Message {
    String text;
  }

  public static void racy() throws Exception {
    Message message = new Message();
    Thread sender =
        new Thread(
            () -> {
              Thread receiver =
                  new Thread(
                      () -> {
                        System.out.println(message.text); // race: ThreadStartsThread$Message.text
                      });
              receiver.start();
              message.text = "hello"; // race: ThreadStartsThread$Message.text
            });
    sender.start();
    sender.join();
  }

  public static void safe() throws Exception {
    Message message = new Message();
    Thread sender =
        new Thread(
            () -> {
              Thread receiver =
                  new Thread(
                      () -> {
                        System.out.println(message.text);
                      });
              message.text = "hello";
              receiver.start();
            });
    sender.start();
    sender.join();
  }
}
