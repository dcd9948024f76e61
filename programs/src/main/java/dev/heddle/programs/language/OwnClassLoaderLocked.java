// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.language;

import dev.heddle.programs.support.Threads;
import java.io.IOException;
import java.io.InputStream;

/** A class loader is locked while it finds a class, unless it says that it need not be. */
public final class OwnClassLoaderLocked {

  private static final class First {}

  private static final class Second {}

  private static final class Loader extends ClassLoader {
    private int loaded;

    Loader() {
      super(null);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      loaded++;
      if (name.endsWith("Missing")) {
        throw new ClassNotFoundException(name);
      }
      String file = name.replace('.', '/') + ".class";
      try (InputStream in = OwnClassLoaderLocked.class.getClassLoader().getResourceAsStream(file)) {
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
