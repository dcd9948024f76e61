// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.threads;

/** A thread kept in a field is stopped by a method that forgets to join it. */
public final class ThreadInField {
  private Thread thread;
  private int bytes;

  private void open() {
    thread = new Thread(this::copy);
    thread.start();
  }

  private void copy() {
    bytes += 4096; // race: ThreadInField.bytes
  }

  private int close() throws InterruptedException {
    thread.interrupt();
    return bytes; // race: ThreadInField.bytes
  }

  private int closeAndWait() throws InterruptedException {
    thread.join();
    return bytes;
  }

  public static void racy() throws Exception {
    ThreadInField pipe = new ThreadInField();
    pipe.open();
    System.out.println(pipe.close());
  }

  public static void safe() throws Exception {
    ThreadInField pipe = new ThreadInField();
    pipe.open();
    System.out.println(pipe.closeAndWait());
  }
}
