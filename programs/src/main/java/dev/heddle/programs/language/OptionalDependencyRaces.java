// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.language;

import dev.heddle.programs.support.Threads;
import java.io.IOException;
import java.io.InputStream;

/** A field's type cannot be loaded: the other fields of the class race as ever. */
public final class OptionalDependencyRaces {
  /** Not there when the program runs, as if its jar had been left out. */
  private static final class Missing {}

  private static class Optional {
    Missing dependency;
    static Missing shared;
    int value;
    static int ofClass;
  }

  public static void main(String[] args) throws Exception {
    ClassLoader loader = new WithoutMissing();
    Runnable program =
        (Runnable) loader.loadClass(Program.class.getName()).getConstructor().newInstance();
    program.run();
    System.out.println("done");
  }

  /** Runs in the other loader. */
  public static final class Program implements Runnable {
    @Override
    public void run() {
      Optional optional = new Optional();
      try {
        Threads.inOrder(() -> write(optional), () -> read(optional));
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }

    private static void write(Optional optional) {
      optional.value = 1; // race: Optional.value
      Optional.ofClass = 1; // race: Optional.ofClass
    }

    private static void read(Optional optional) {
      int sum = optional.value; // race: Optional.value
      sum += Optional.ofClass; // race: Optional.ofClass
    }
  }

  /** Defines the program's classes anew, but not the missing one. */
  private static final class WithoutMissing extends ClassLoader {
    WithoutMissing() {
      super(OptionalDependencyRaces.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (name.equals(Missing.class.getName())) {
        throw new ClassNotFoundException(name);
      }
      if (!name.startsWith(OptionalDependencyRaces.class.getName())) {
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
