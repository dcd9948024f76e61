// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.locks;

/** Double-checked locking on a field that is not volatile. */
public final class DoubleChecked {
  static final class Catalogue {
    final int entries = 100;
  }

  private static Catalogue catalogue;
  private static volatile Catalogue shared;

  private static Catalogue catalogue() {
    if (catalogue == null) { // race: DoubleChecked.catalogue
      synchronized (DoubleChecked.class) {
        if (catalogue == null) {
          catalogue = new Catalogue(); // race: DoubleChecked.catalogue
        }
      }
    }
    return catalogue; // race: DoubleChecked.catalogue
  }

  private static Catalogue shared() {
    if (shared == null) {
      synchronized (DoubleChecked.class) {
        if (shared == null) {
          shared = new Catalogue();
        }
      }
    }
    return shared;
  }

  public static void racy() throws Exception {
    Thread first = new Thread(() -> catalogue());
    Thread second = new Thread(() -> catalogue());
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    Thread first = new Thread(() -> shared());
    Thread second = new Thread(() -> shared());
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
