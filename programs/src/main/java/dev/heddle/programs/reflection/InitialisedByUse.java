// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.reflection;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

/**
 * Reflective calls, deserialisation and proxies reach the class's own code after its initialiser.
 */
public final class InitialisedByUse {
  public static void main(String[] args) throws Exception {
    Method method = Called.class.getDeclaredMethod("level");
    twice(() -> check((int) method.invoke(null)));
    Constructor<Made> constructor = Made.class.getDeclaredConstructor();
    twice(() -> check(constructor.newInstance().level));
    byte[] written = written();
    twice(() -> check(((Restored) read(written)).level()));
    twice(() -> check(proxied().get()));
    System.out.println("done");
  }

  private static void twice(Body body) throws Exception {
    Threads.inOrder(body, body);
  }

  private static void check(int found) {
    if (found != 4) {
      throw new AssertionError();
    }
  }

  /** Written under another name of the same length: writing it would initialise the class here. */
  private static byte[] written() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(new Archived());
    }
    byte[] written = bytes.toByteArray();
    byte[] name = "$Archived".getBytes();
    for (int i = 0; i + name.length < written.length; i++) {
      if (new String(written, i, name.length).equals("$Archived")) {
        System.arraycopy("$Restored".getBytes(), 0, written, i, name.length);
      }
    }
    return written;
  }

  private static Object read(byte[] written) throws Exception {
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(written))) {
      return in.readObject();
    }
  }

  private static Level proxied() {
    InvocationHandler handler = (proxy, method, arguments) -> Answer.cells[0];
    ClassLoader loader = Level.class.getClassLoader();
    return (Level) Proxy.newProxyInstance(loader, new Class<?>[] {Level.class}, handler);
  }

  private interface Level {
    int get();
  }

  private static final class Answer {
    static int[] cells = new int[1];

    static {
      cells[0] = 4;
    }
  }

  private static final class Called {
    static int[] cells = new int[1];

    static {
      cells[0] = 4;
    }

    static int level() {
      return cells[0];
    }
  }

  private static final class Made {
    static int[] cells = new int[1];
    final int level = cells[0];

    static {
      cells[0] = 4;
    }
  }

  private static final class Archived implements Serializable {
    private static final long serialVersionUID = 1;
  }

  private static final class Restored implements Serializable {
    private static final long serialVersionUID = 1;
    static int[] cells = new int[1];

    static {
      cells[0] = 4;
    }

    int level() {
      return cells[0];
    }
  }
}
