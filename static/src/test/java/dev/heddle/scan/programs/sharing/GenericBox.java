// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.sharing;

/** Two threads replace the content of one generic box. */
public final class GenericBox {
  static final class Box<T> {
    private T content;

    void put(T value) {
      content = value; // race: GenericBox$Box.content
    }

    T get() {
      return content; // race: GenericBox$Box.content
    }
  }

  static final class VolatileBox<T> {
    private volatile T content;

    void put(T value) {
      content = value;
    }

    T get() {
      return content;
    }
  }

  public static void racy() throws Exception {
    Box<String> box = new Box<>();
    Thread first = new Thread(() -> box.put("letter"));
    Thread second = new Thread(() -> System.out.println(box.get()));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    VolatileBox<String> box = new VolatileBox<>();
    Thread first = new Thread(() -> box.put("letter"));
    Thread second = new Thread(() -> System.out.println(box.get()));
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
