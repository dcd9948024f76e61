// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** A stage takes an object, hands it on, and goes on to use it. */
public final class UsedAfterHandOver {
  private final BlockingQueue<Message> raw = new LinkedBlockingQueue<>();
  private final BlockingQueue<Message> cooked = new LinkedBlockingQueue<>();

  private static final class Message {
    int stamp;

    void mark() {
      stamp++; // race: UsedAfterHandOver$Message.stamp
    }

    int read() {
      return stamp; // race: UsedAfterHandOver$Message.stamp
    }
  }

  private void filter() {
    for (int i = 0; i < 10; i++) {
      Message message = raw.poll();
      cooked.add(message);
      message.mark();
    }
  }

  private void filterSafely() {
    for (int i = 0; i < 10; i++) {
      Message message = raw.poll();
      message.mark();
      cooked.add(message);
    }
  }

  private void fill() {
    for (int i = 0; i < 10; i++) {
      raw.add(new Message());
    }
  }

  public static void racy() throws Exception {
    UsedAfterHandOver line = new UsedAfterHandOver();
    line.fill();
    new Thread(line::filter).start();
    System.out.println(line.cooked.poll().read());
  }

  public static void safe() throws Exception {
    UsedAfterHandOver line = new UsedAfterHandOver();
    line.fill();
    new Thread(line::filterSafely).start();
    System.out.println(line.cooked.poll().read());
  }
}
