// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.sharing;

/** The racing counter is a field inherited from the superclass. */
public final class SuperclassField {
  abstract static class Shape {
    protected int draws;
  }

  static final class Circle extends Shape {
    void draw() {
      draws++; // race: SuperclassField$Shape.draws
    }
  }

  static final class Square extends Shape {
    synchronized void draw() {
      draws++;
    }
  }

  public static void racy() throws Exception {
    Circle circle = new Circle();
    Thread first = new Thread(circle::draw);
    Thread second = new Thread(circle::draw);
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    Square square = new Square();
    Thread first = new Thread(square::draw);
    Thread second = new Thread(square::draw);
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
