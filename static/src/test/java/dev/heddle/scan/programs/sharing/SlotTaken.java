// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.sharing;

/** A buffer of slots: who takes an object clears the slot, or leaves it there for the next. */
public final class SlotTaken {
  private final Message[] slots = new Message[4];
  private int first;
  private int count;

  private static final class Message {
    int stamp;
  }

  private synchronized void put(Message message) {
    slots[(first + count) % slots.length] = message;
    count++;
  }

  private synchronized Message take() {
    Message message = slots[first];
    slots[first] = null;
    first = (first + 1) % slots.length;
    count--;
    return message;
  }

  private synchronized Message look() {
    Message message = slots[first];
    slots[first + 1] = null;
    return message;
  }

  private void stampTaken() {
    take().stamp++;
  }

  private void stampSeen() {
    look().stamp++; // race: SlotTaken$Message.stamp
  }

  public static void racy() throws Exception {
    SlotTaken buffer = new SlotTaken();
    for (int i = 0; i < 4; i++) {
      buffer.put(new Message());
    }
    new Thread(buffer::stampSeen).start();
    new Thread(buffer::stampSeen).start();
  }

  public static void safe() throws Exception {
    SlotTaken buffer = new SlotTaken();
    for (int i = 0; i < 4; i++) {
      buffer.put(new Message());
    }
    new Thread(buffer::stampTaken).start();
    new Thread(buffer::stampTaken).start();
  }
}
