// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.sharing;

/** A record is only shallowly immutable: two threads write the array it holds. */
public final class RecordArray {
  record Polygon(double[] corners) {
    void scale(double factor) {
      for (int i = 0; i < corners.length; i++) {
        corners[i] *= factor; // race: double[]
      }
    }

    Polygon scaled(double factor) {
      double[] scaled = new double[corners.length];
      for (int i = 0; i < corners.length; i++) {
        scaled[i] = corners[i] * factor;
      }
      return new Polygon(scaled);
    }
  }

  public static void racy() throws Exception {
    Polygon polygon = new Polygon(new double[] {1, 2, 3});
    Thread first = new Thread(() -> polygon.scale(2));
    Thread second = new Thread(() -> polygon.scale(3));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    Polygon polygon = new Polygon(new double[] {1, 2, 3});
    Thread first = new Thread(() -> polygon.scaled(2));
    Thread second = new Thread(() -> polygon.scaled(3));
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
