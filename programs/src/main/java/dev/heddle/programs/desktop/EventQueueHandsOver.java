// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.desktop;

import java.awt.EventQueue;
import java.util.concurrent.CountDownLatch;
import javax.swing.SwingWorker;

/**
 * What runs in the thread of the user interface comes after who asked for it, and before who waits.
 */
public final class EventQueueHandsOver {
  private static int waited;
  private static int later;
  private static int worked;

  public static void main(String[] args) throws Exception {
    System.setProperty("java.awt.headless", "true");
    waited = 1;
    EventQueue.invokeAndWait(() -> waited++);
    waited++;
    CountDownLatch done = new CountDownLatch(2);
    later = 1;
    EventQueue.invokeLater(() -> later(done));
    worked = 1;
    new Worker(done).execute();
    done.await();
    System.out.println(waited + " " + later + " " + worked);
  }

  private static void later(CountDownLatch done) {
    later++;
    done.countDown();
  }

  private static final class Worker extends SwingWorker<Integer, Integer> {
    private final CountDownLatch done;
    private int steps;

    Worker(CountDownLatch done) {
      this.done = done;
    }

    @Override
    protected Integer doInBackground() {
      steps++;
      worked++;
      return steps;
    }

    @Override
    protected void done() {
      steps++;
      worked += steps;
      done.countDown();
    }
  }
}
