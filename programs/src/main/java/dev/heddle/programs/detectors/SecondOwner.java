// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

import dev.heddle.programs.support.Schedule;

/**
 * The hand-off protocol without any lock: one thread makes a message and never looks at it again.
 * To the object race detector the receiver is the second owner; the message's methods may be
 * called.
 */
public final class SecondOwner {
  private static final Schedule SCHEDULE = new Schedule();

  private static volatile Message box;

  private static final class Message {
    int value;

    void add(int amount) {
      value += amount; // eraser, racer: Message.value
    }
  }

  private static final class Receiver implements Runnable {
    @Override
    public void run() {
      SCHEDULE.await(1);
      Message received = box;
      received.add(1);
      System.out.println(received.value);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread receiver = new Thread(new Receiver());
    receiver.start();
    Message sent = new Message();
    sent.add(1);
    box = sent;
    SCHEDULE.reach(1);
    receiver.join();
  }
}
