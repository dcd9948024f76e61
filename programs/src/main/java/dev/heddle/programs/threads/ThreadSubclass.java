// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

/** A subclass of Thread that overrides run() and keeps its result in a field; the reader joins. */
public final class ThreadSubclass {
  private static final class Worker extends Thread {
    private final int input;
    private int result;

    Worker(int input) {
      this.input = input;
    }

    @Override
    public void run() {
      result = input * input;
    }
  }

  public static void main(String[] args) throws Exception {
    Worker worker = new Worker(7);
    worker.start();
    worker.join();
    System.out.println(worker.result);
  }
}
