// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.creation;

/** The part made in the constructor belongs to one whole, which two threads share. */
public final class InConstructor {
  static final class Engine {
    int hours;
  }

  static final class Machine {
    private final Engine engine;

    Machine() {
      engine = new Engine();
    }

    void work() {
      engine.hours++; // race: InConstructor$Engine.hours
    }
  }

  public static void racy() throws Exception {
    Machine machine = new Machine();
    Thread first = new Thread(machine::work);
    Thread second = new Thread(machine::work);
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    Machine left = new Machine();
    Machine right = new Machine();
    Thread first = new Thread(left::work);
    Thread second = new Thread(right::work);
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
