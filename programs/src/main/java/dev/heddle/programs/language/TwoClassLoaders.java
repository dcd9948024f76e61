// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.language;

import dev.heddle.programs.support.Threads;
import java.io.IOException;
import java.io.InputStream;

/**
 * One class defined by two loaders is two classes, each with a static field of its own: no race.
 */
public final class TwoClassLoaders {
  /** Defines the counter anew instead of asking its parent. */
  private static final class Isolating extends ClassLoader {
    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.equals(Counter.class.getName())) {
        return super.loadClass(name, resolve);
      }
      try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
        byte[] bytes = in.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }

  public static final class Counter implements Runnable {
    private static int value;

    @Override
    public void run() {
      value++;
      if (value != 1) {
        throw new AssertionError(value);
      }
    }
  }

  public static void main(String[] args) throws Exception {
    Runnable first = counter();
    Runnable second = counter();
    Threads.inOrder(first::run, second::run, new Counter()::run);
    System.out.println(first.getClass() == second.getClass());
  }

  private static Runnable counter() throws ReflectiveOperationException {
    Class<?> type = new Isolating().loadClass(Counter.class.getName());
    return (Runnable) type.getDeclaredConstructor().newInstance();
  }
}
