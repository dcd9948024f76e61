// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.language;

import dev.heddle.programs.support.Threads;
import java.io.IOException;
import java.io.InputStream;

/** A class loader that says it can load in parallel is locked by name only. */
public final class ParallelClassLoader {

  private static final class First {}

  private static final class Second {}

  private static final class Loader extends ClassLoader {
    static {
      registerAsParallelCapable();
    }

    private int loaded;

    Loader() {
      super(null);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      loaded++; // race: Loader.loaded
      if (name.endsWith("Missing")) {
        throw new ClassNotFoundException(name);
      }
      String file = name.replace('.', '/') + ".class";
      try (InputStream in = ParallelClassLoader.class.getClassLoader().getResourceAsStream(file)) {
        byte[] bytes = in.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }

  public static void main(String[] args) throws Exception {
    Loader loader = new Loader();
    Threads.inOrder(
        () -> load(loader, First.class.getName(), "Missing"),
        () -> load(loader, Second.class.getName(), "AlsoMissing"));
    System.out.println("done");
  }

  private static void load(Loader loader, String... names) throws Exception {
    for (String name : names) {
      try {
        loader.loadClass(name);
      } catch (ClassNotFoundException e) {
        if (!name.endsWith("Missing")) {
          throw e;
        }
      }
    }
  }
}
