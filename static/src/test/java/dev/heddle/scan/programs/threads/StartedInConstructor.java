// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.threads;

/** The constructor starts a thread that writes a field which the creator reads. */
public final class StartedInConstructor {
  static final class Monitor {
    private int samples;
    private final Thread thread;

    Monitor() {
      thread = new Thread(this::sample);
      thread.start();
    }

    private void sample() {
      samples++; // race: StartedInConstructor$Monitor.samples
    }

    int samples() {
      return samples; // race: StartedInConstructor$Monitor.samples
    }

    int samplesAtEnd() throws InterruptedException {
      thread.join();
      return samples;
    }
  }

  public static void racy() throws Exception {
    System.out.println(new Monitor().samples());
  }

  public static void safe() throws Exception {
    System.out.println(new Monitor().samplesAtEnd());
  }
}
