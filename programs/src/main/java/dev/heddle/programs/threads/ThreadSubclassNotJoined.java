// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

/** The result field of a Thread subclass is read while the thread may still be running. */
public final class ThreadSubclassNotJoined {
  private static final class Worker extends Thread {
    private int result;

    @Override
    public void run() {
      result = 49; // race: Worker.result
    }
  }

  public static void main(String[] args) throws Exception {
    Worker worker = new Worker();
    worker.start();
    int read = worker.result; // race: Worker.result
    worker.join();
    System.out.println("done");
  }
}
