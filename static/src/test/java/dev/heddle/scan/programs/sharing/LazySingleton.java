// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.sharing;

/** A singleton is made lazily without synchronisation. */
public final class LazySingleton {
  private static LazySingleton instance;
  private final int capacity = 64;

  private static LazySingleton instance() {
    if (instance == null) { // race: LazySingleton.instance
      instance = new LazySingleton(); // race: LazySingleton.instance
    }
    return instance; // race: LazySingleton.instance
  }

  static final class Holder {
    static final LazySingleton INSTANCE = new LazySingleton();
  }

  private static LazySingleton eager() {
    return Holder.INSTANCE;
  }

  public static void racy() throws Exception {
    Thread first = new Thread(() -> System.out.println(instance().capacity));
    Thread second = new Thread(() -> System.out.println(instance().capacity));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    Thread first = new Thread(() -> System.out.println(eager().capacity));
    Thread second = new Thread(() -> System.out.println(eager().capacity));
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
