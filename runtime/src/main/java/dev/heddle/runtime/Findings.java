// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.model.finding.Finding;
import dev.heddle.runtime.internal.detect.Races;
import dev.heddle.runtime.internal.tap.Tap;
import dev.heddle.runtime.internal.thread.Threads;
import java.util.ArrayList;
import java.util.List;

/** The findings of this run, for whoever reports them. */
public final class Findings {
  private Findings() {}

  /** Sends each new finding to a listener from now on. */
  public static void reportTo(FindingListener listener) {
    Races.reportTo(listener);
  }

  /** All findings of the run, with their counts; the program has ended, or nearly so. */
  public static List<Finding> all() {
    try {
      Threads.tellSweeps();
      Threads.endOptimisticReading();
    } catch (Throwable e) {
      Checking.failed(e);
    }
    return Races.all();
  }

  /** Judges what the running thread has done and what was not told yet: its loops over arrays. */
  public static void judgeSoFar() {
    try {
      ThreadState.current().tellSweeps();
    } catch (Throwable e) {
      Checking.failed(e);
    }
  }

  /** Nothing more is found from now on, and a trace of the run is complete. */
  public static void close() {
    Tap.close();
  }

  /** Sentences about races that may have been left out. */
  public static List<String> notReported() {
    List<String> sentences = new ArrayList<>();
    if (Checking.orderLost) {
      sentences.add(
          "the program was out of stack or memory, or stopped a thread, while it synchronised; races that showed after that"
              + " are not reported");
    }
    if (Races.wereTooMany()) {
      sentences.add("there were too many different races; those found last are not reported");
    }
    return sentences;
  }
}
