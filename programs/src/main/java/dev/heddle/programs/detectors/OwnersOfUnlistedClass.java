// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

import dev.heddle.programs.support.Schedule;
import java.io.IOException;
import java.io.InputStream;

/**
 * Threads only ask an immutable object, of a class whose fields cannot be listed: the type of one
 * is missing. No race; the object race detector takes every call for a write. A copy that the
 * second owner makes is another object, and has two owners only.
 */
public final class OwnersOfUnlistedClass {
  /** Not there when the program runs, as if its jar had been left out. */
  private static final class Missing {}

  private static final class Price implements Cloneable {
    Missing dependency;
    private final int cents;

    Price(int cents) { // object-race: Price.*
      this.cents = cents;
    }

    int cents() {
      return cents; // object-race: Price.*
    }

    Price copy() throws CloneNotSupportedException {
      return (Price) clone(); // object-race: Price.*
    }
  }

  public static void main(String[] args) throws Exception {
    ClassLoader loader = new WithoutMissing();
    Runnable program =
        (Runnable) loader.loadClass(Program.class.getName()).getConstructor().newInstance();
    program.run();
  }

  /** Runs in the other loader. */
  public static final class Program implements Runnable {
    private static final Schedule SCHEDULE = new Schedule();

    private static volatile Price box;

    private record Copier(Price price) implements Runnable {
      @Override
      public void run() {
        try {
          box = price.copy();
        } catch (CloneNotSupportedException e) {
          throw new IllegalStateException(e);
        }
        SCHEDULE.reach(1);
        SCHEDULE.await(2);
      }
    }

    @Override
    public void run() {
      Price price = new Price(100);
      Thread copier = new Thread(new Copier(price));
      copier.start();
      SCHEDULE.await(1);
      System.out.println(box.cents());
      System.out.println(price.cents());
      SCHEDULE.reach(2);
      try {
        copier.join();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  /** Defines the program's classes anew, but not the missing one. */
  private static final class WithoutMissing extends ClassLoader {
    WithoutMissing() {
      super(OwnersOfUnlistedClass.class.getClassLoader()); // may object-race: WithoutMissing.*
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (name.equals(Missing.class.getName())) { // may object-race: WithoutMissing.*
        throw new ClassNotFoundException(name);
      }
      if (!name.startsWith(OwnersOfUnlistedClass.class.getName())) {
        return super.loadClass(name, resolve);
      }
      synchronized (getClassLoadingLock(name)) {
        Class<?> loaded = findLoadedClass(name);
        return loaded != null ? loaded : define(name);
      }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
      try (InputStream file = getResourceAsStream(name.replace('.', '/') + ".class")) {
        byte[] bytes = file.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }
}
