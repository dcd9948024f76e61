// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.language;

import dev.heddle.programs.support.Threads;
import java.io.IOException;
import java.io.InputStream;

/** Code that came by a class loader of the program's own is checked like any other. */
public final class ClassOfOtherLoader {
  private static final class Defining extends ClassLoader {
    Class<?> define() throws IOException {
      String resource = Counter.class.getName().replace('.', '/') + ".class";
      try (InputStream in = getResourceAsStream(resource)) {
        byte[] bytes = in.readAllBytes();
        return defineClass(Counter.class.getName(), bytes, 0, bytes.length);
      }
    }
  }

  public static final class Counter implements Runnable {
    private int value;

    @Override
    public void run() {
      value++; // race: Counter.value
    }
  }

  public static void main(String[] args) throws Exception {
    Class<?> type = new Defining().define();
    Runnable shared = (Runnable) type.getDeclaredConstructor().newInstance();
    Threads.inOrder(shared::run, shared::run);
    System.out.println("done");
  }
}
