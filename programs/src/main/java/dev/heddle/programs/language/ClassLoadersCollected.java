// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.language;

import dev.heddle.programs.support.OwnJvm;
import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;

/**
 * Classes that nobody needs any more are collected with their loaders, whatever has accessed their
 * static fields. In a program with one thread: stacks that are kept for reports keep classes, too.
 */
@OwnJvm
public final class ClassLoadersCollected {
  private static final int LOADERS = 5;
  private static final int PATIENCE = 20;

  /** Defines the classes here anew instead of asking its parent. */
  private static final class Isolating extends ClassLoader {
    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith(ClassLoadersCollected.class.getName() + '$')) {
        return super.loadClass(name, resolve);
      }
      synchronized (getClassLoadingLock(name)) {
        Class<?> loaded = findLoadedClass(name);
        return loaded != null ? loaded : define(name);
      }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
      try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
        byte[] bytes = in.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }

  /** Has static fields that others access. */
  static final class Counts {
    static int plain = Integer.parseInt("1");
    static volatile int exchanged = 1;

    private Counts() {}
  }

  /** Accesses its own fields. */
  public static final class Own implements Runnable {
    private static int plain = Integer.parseInt("1");
    private static volatile int exchanged;
    private int instances;

    @Override
    public void run() {
      plain++;
      exchanged = plain;
      instances += exchanged;
    }
  }

  /** Accesses those of another class. */
  public static final class Others implements Runnable {
    @Override
    public void run() {
      Counts.plain++;
      Counts.exchanged += Counts.plain;
    }
  }

  /** Keeps a handle of its own field. */
  public static final class ByHandle implements Runnable {
    private static final MethodHandle GETTER = getter();
    private static int plain = Integer.parseInt("1");

    private static MethodHandle getter() {
      try {
        return MethodHandles.lookup().findStaticGetter(ByHandle.class, "plain", int.class);
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public void run() {
      try {
        plain += (int) GETTER.invokeExact();
      } catch (Throwable e) {
        throw new IllegalStateException(e);
      }
    }
  }

  /** Keeps a variable handle of its own field, and one of its modes. */
  public static final class ByVariable implements Runnable {
    private static final VarHandle VARIABLE = variable();
    private static final MethodHandle ADD =
        VARIABLE.toMethodHandle(VarHandle.AccessMode.GET_AND_ADD);
    private static int plain = Integer.parseInt("1");

    private static VarHandle variable() {
      try {
        return MethodHandles.lookup().findStaticVarHandle(ByVariable.class, "plain", int.class);
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public void run() {
      try {
        VARIABLE.setVolatile((int) VARIABLE.getVolatile() + (int) ADD.invokeExact(1));
      } catch (Throwable e) {
        throw new IllegalStateException(e);
      }
    }
  }

  public static void main(String[] args) throws Exception {
    for (Class<?> type : List.of(Own.class, Others.class, ByHandle.class, ByVariable.class)) {
      System.out.println(type.getSimpleName() + " " + kept(type));
    }
  }

  /** How many of the loaders are still there when they could all be gone. */
  private static long kept(Class<?> type) throws Exception {
    List<WeakReference<ClassLoader>> loaders = new ArrayList<>();
    for (int i = 0; i < LOADERS; i++) {
      loaders.add(new WeakReference<>(use(type.getName())));
    }
    long kept = LOADERS;
    for (int i = 0; i < PATIENCE && kept > 0; i++) {
      System.gc();
      // The JVM itself has references to the one that was used last.
      use(Own.class.getName());
      System.gc();
      kept = loaders.stream().filter(loader -> loader.get() != null).count();
    }
    return kept;
  }

  private static ClassLoader use(String name) throws Exception {
    Isolating loader = new Isolating();
    Runnable used = (Runnable) loader.loadClass(name).getDeclaredConstructor().newInstance();
    used.run();
    return loader;
  }
}
