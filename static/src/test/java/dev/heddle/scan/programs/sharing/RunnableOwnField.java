// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.sharing;

/** One Runnable object is given to two threads, so its own field is shared. */
public final class RunnableOwnField {
  static final class Download implements Runnable {
    private int received;

    @Override
    public void run() {
      for (int i = 0; i < 10; i++) {
        received += 1024; // race: RunnableOwnField$Download.received
      }
    }
  }

  public static void racy() throws Exception {
    Download download = new Download();
    Thread first = new Thread(download);
    Thread second = new Thread(download);
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    Thread first = new Thread(new Download());
    Thread second = new Thread(new Download());
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
