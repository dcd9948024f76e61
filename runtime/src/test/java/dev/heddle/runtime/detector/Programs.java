// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

/** Programs of "Aspect-Oriented Race Detection in Java", as events; lines are those there. */
final class Programs {
  private Programs() {}

  /** Two tasks that increment three fields: {@code shared} without a lock. */
  static void figure1(Scenario scenario) {
    scenario.thread("main").start("thread1").start("thread2");
    for (int i = 1; i <= 2; i++) {
      scenario
          .thread("thread" + i)
          .at(8)
          .increment("shared")
          .lock("Task.class")
          .at(11)
          .increment("shared_protected")
          .unlock("Task.class")
          .at(13)
          .increment("task" + i + ".not_shared");
    }
  }

  /** ThisEscape: a listener, in a thread that runs already, reads what the constructor writes. */
  static void figure10(Scenario scenario) {
    ScriptedThread main = scenario.thread("main");
    main.start("events").at(5).write("escape.i");
    main.lock("queue").write("queue.listeners").unlock("queue");
    scenario
        .thread("events")
        .lock("queue")
        .read("queue.listeners")
        .unlock("queue")
        .at(9)
        .read("escape.i");
  }

  /** A thread's field is written before its start, and read by the thread itself. */
  static void figure11(Scenario scenario) {
    figure11UpToTheStart(scenario);
    figure11Run(scenario);
  }

  static void figure11UpToTheStart(Scenario scenario) {
    scenario.thread("Main").at(4).write("t1.var").start("Thread1");
  }

  static void figure11Run(Scenario scenario) {
    scenario.thread("Thread1").at(13).read("t1.var");
  }

  /** The line that is commented out in Fig. 11, and not in Fig. 13. */
  static void figure11Line9(Scenario scenario) {
    scenario.thread("Main").at(9).write("t1.var");
  }

  /**
   * Section 5.2.3, Fig. 16: one of two siblings sets up what the other then reads, each holding a
   * lock of its own.
   */
  static void siblings(Scenario scenario) {
    scenario.thread("Main").start("RuntimeExecutive").start("ExecTimer");
    scenario.thread("RuntimeExecutive").lock("executive").write("timer.time").unlock("executive");
    scenario
        .thread("ExecTimer")
        .lock("timer")
        .read("timer.time")
        .unlock("timer")
        .lock("timer")
        .read("timer.time")
        .unlock("timer");
  }

  /**
   * Section 6, roller: one thread alone writes {@code rideNo}, under a lock, and reads it without;
   * the others read it under the lock.
   */
  static void roller(Scenario scenario) {
    scenario.thread("main").start("coaster").start("passenger");
    ScriptedThread coaster = scenario.thread("coaster");
    ScriptedThread passenger = scenario.thread("passenger");
    for (int ride = 0; ride < 3; ride++) {
      coaster.at(20).read("coaster.rideNo");
      coaster.lock("coaster").at(22).increment("coaster.rideNo").unlock("coaster");
      passenger.lock("coaster").at(30).read("coaster.rideNo").unlock("coaster");
    }
  }
}
