// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk.edges;

import dev.heddle.runtime.ThreadState;
import java.util.ArrayList;
import java.util.List;

/**
 * Asks the runtime itself which instants are ordered. Runs in a JVM of its own, under the hooks.
 *
 * <p>A construct is tried many times: one thread notes its present instant and then does the first
 * half, the other does the second half and then says whether it knows that instant.
 */
final class Edges {
  private static final List<String> problems = new ArrayList<>();
  private static int checks;

  private Edges() {}

  /** What one thread does; it may throw anything. */
  interface Step {
    void run() throws Throwable;
  }

  /** An instant of one thread that another may or may not know. */
  static final class Instant {
    private long epoch;

    /** To be called by the thread whose instant it is, before the construct under test. */
    void note() {
      epoch = ThreadState.current().epoch;
    }

    void expectKnown(String construct) {
      check(construct, true, ThreadState.current().knows(epoch));
    }

    void expectUnknown(String construct) {
      check(construct, false, ThreadState.current().knows(epoch));
    }
  }

  private static synchronized void check(String construct, boolean expected, boolean known) {
    checks++;
    if (expected != known) {
      problems.add(construct + (expected ? ": edge missing" : ": edge where none belongs"));
    }
  }

  static synchronized void problem(String text) {
    problems.add(text);
  }

  /** Starts a thread that is not ordered with the caller's other threads by what follows. */
  static Thread thread(Step step) {
    Thread thread =
        new Thread(
            () -> {
              try {
                step.run();
              } catch (Throwable e) {
                e.printStackTrace();
                problem(e.toString());
              }
            });
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  static void join(Thread... threads) throws InterruptedException {
    for (Thread thread : threads) {
      thread.join(20_000);
      if (thread.isAlive()) {
        problem("stuck: " + thread);
        for (StackTraceElement frame : thread.getStackTrace()) {
          System.out.println("  " + frame);
        }
      }
    }
  }

  /** The second thread goes on when the first has called go; this alone orders nothing. */
  static final class Gate {
    private static final java.lang.invoke.VarHandle OPEN;

    static {
      try {
        OPEN =
            java.lang.invoke.MethodHandles.lookup()
                .findVarHandle(Gate.class, "open", boolean.class);
      } catch (ReflectiveOperationException e) {
        throw new ExceptionInInitializerError(e);
      }
    }

    private boolean open;

    void go() {
      OPEN.setRelease(this, true);
    }

    void await() {
      while (!(boolean) OPEN.getAcquire(this)) {
        Thread.onSpinWait();
      }
    }
  }

  static int finish() {
    for (String problem : new java.util.TreeSet<>(problems)) {
      System.out.println(
          problem + " (" + java.util.Collections.frequency(problems, problem) + " times)");
    }
    System.out.println(checks + " checks, " + problems.size() + " problems");
    return problems.isEmpty() ? 0 : 1;
  }
}
