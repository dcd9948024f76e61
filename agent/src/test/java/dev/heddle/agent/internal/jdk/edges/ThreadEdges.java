// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk.edges;

import dev.heddle.agent.internal.jdk.edges.Edges.Gate;
import dev.heddle.agent.internal.jdk.edges.Edges.Instant;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.LockSupport;

/** Threads themselves. */
final class ThreadEdges {
  private ThreadEdges() {}

  static void run() throws Exception {
    startAndJoin();
    timedJoin();
    interruption();
    timer();
    park();
    unrelated();
  }

  private static void startAndJoin() throws Exception {
    Instant before = new Instant();
    Instant inside = new Instant();
    before.note();
    Thread child =
        new Thread() {
          @Override
          public void run() {
            before.expectKnown("start");
            inside.note();
          }
        };
    child.start();
    child.join();
    inside.expectKnown("join");
    Instant again = new Instant();
    Thread second = Edges.thread(again::note);
    while (second.getState() != Thread.State.TERMINATED) {
      Thread.onSpinWait();
    }
    again.expectKnown("getState");
    Gate started = new Gate();
    Instant later = new Instant();
    Thread third =
        Edges.thread(
            () -> {
              started.await();
              later.expectUnknown("after start");
            });
    later.note();
    started.go();
    third.join();
  }

  private static void timedJoin() throws Exception {
    Instant inside = new Instant();
    Gate noted = new Gate();
    Gate end = new Gate();
    Thread child =
        Edges.thread(
            () -> {
              inside.note();
              noted.go();
              end.await();
            });
    noted.await();
    child.join(1);
    inside.expectUnknown("join that timed out");
    end.go();
    child.join(10_000);
    inside.expectKnown("timed join");
  }

  private static void interruption() throws Exception {
    Edges.Step[] sleeps = {
      () -> Thread.sleep(10_000),
      () -> {
        Object lock = new Object();
        synchronized (lock) {
          lock.wait(10_000);
        }
      },
      () -> new LinkedBlockingQueue<>().take(),
      () -> {
        while (!Thread.interrupted()) {
          LockSupport.park();
        }
      },
      () -> {
        while (!Thread.currentThread().isInterrupted()) {
          Thread.onSpinWait();
        }
      }
    };
    for (int i = 0; i < sleeps.length; i++) {
      int kind = i;
      Instant before = new Instant();
      Thread sleeper =
          Edges.thread(
              () -> {
                try {
                  sleeps[kind].run();
                } catch (InterruptedException e) {
                  // As wanted.
                }
                before.expectKnown("interrupt seen, kind " + kind);
              });
      Thread other =
          Edges.thread(
              () -> {
                Thread.sleep(2);
                before.note();
                sleeper.interrupt();
              });
      Edges.join(sleeper, other);
    }
  }

  private static void timer() throws Exception {
    Timer timer = new Timer(true);
    Instant before = new Instant();
    Gate ran = new Gate();
    before.note();
    timer.schedule(
        new TimerTask() {
          @Override
          public void run() {
            before.expectKnown("Timer");
            ran.go();
          }
        },
        1);
    ran.await();
    timer.cancel();
  }

  private static void park() throws Exception {
    Instant before = new Instant();
    Gate[] gate = {new Gate()};
    Thread parked =
        Edges.thread(
            () -> {
              LockSupport.parkNanos(20_000_000);
              gate[0].await();
              before.expectUnknown("unpark");
            });
    Thread other =
        Edges.thread(
            () -> {
              before.note();
              LockSupport.unpark(parked);
              gate[0].go();
            });
    Edges.join(parked, other);
  }

  private static void unrelated() throws Exception {
    Edges.unordered("two threads that do nothing", () -> {}, () -> {});
    Edges.unordered("print", () -> System.out.print(""), () -> System.out.print(""));
    Edges.unordered("new Thread", () -> new Thread(() -> {}), () -> new Thread(() -> {}));
    Edges.unordered("format", () -> String.format("%d", 1), () -> String.format("%d", 2));
  }
}
