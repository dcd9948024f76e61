// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.thread;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Constructor;

/** Loads the run-time classes anew, so that a test may use up what is there only once a JVM. */
public final class IsolatedRuntime extends ClassLoader {
  private static final String OWN = "dev.heddle.";

  private IsolatedRuntime() {
    super(IsolatedRuntime.class.getClassLoader());
  }

  /** Runs the body with run-time classes that nobody else sees. */
  public static void run(Class<? extends Runnable> body) throws Exception {
    Constructor<?> constructor =
        new IsolatedRuntime().loadClass(body.getName()).getDeclaredConstructor();
    constructor.setAccessible(true);
    ((Runnable) constructor.newInstance()).run();
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!name.startsWith(OWN)) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      return loaded != null ? loaded : define(name);
    }
  }

  private Class<?> define(String name) throws ClassNotFoundException {
    String file = name.replace('.', '/') + ".class";
    try (InputStream in = getParent().getResourceAsStream(file)) {
      if (in == null) {
        throw new ClassNotFoundException(name);
      }
      byte[] bytes = in.readAllBytes();
      return defineClass(name, bytes, 0, bytes.length);
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }
}
