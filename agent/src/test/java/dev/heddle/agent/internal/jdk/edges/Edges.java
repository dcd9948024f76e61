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
  private static boolean warm;

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

  /** From now on missing and superfluous edges both count. */
  static synchronized void warm() {
    warm = true;
  }

  /** The first time, classes are linked and caches filled, and that may well order threads. */
  private static synchronized void check(String construct, boolean expected, boolean known) {
    checks++;
    if (expected != known && (expected || warm)) {
      problems.add(construct + (expected ? ": edge missing" : ": edge where none belongs"));
    }
  }

  static synchronized void problem(String text) {
    problems.add(text);
  }

  /** What the first thread has done before its step is known to the second after its own. */
  static void ordered(String construct, Step first, Step second) throws InterruptedException {
    inTurn(construct, true, first, second);
  }

  /** The two steps do not order their threads. */
  static void unordered(String construct, Step first, Step second) throws InterruptedException {
    inTurn(construct, false, first, second);
  }

  private static void inTurn(String construct, boolean expected, Step first, Step second)
      throws InterruptedException {
    Instant before = new Instant();
    Gate done = new Gate();
    Thread one =
        thread(
            () -> {
              before.note();
              first.run();
              done.go();
            });
    Thread two =
        thread(
            () -> {
              done.await();
              second.run();
              check(construct, expected, ThreadState.current().knows(before.epoch));
            });
    join(one, two);
  }

  /** The second step waits for the first by itself and may begin before it. */
  static void together(String construct, Step first, Step second) throws InterruptedException {
    Instant before = new Instant();
    Thread two =
        thread(
            () -> {
              second.run();
              before.expectKnown(construct);
            });
    Thread one =
        thread(
            () -> {
              Thread.sleep(1);
              before.note();
              first.run();
            });
    join(one, two);
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
