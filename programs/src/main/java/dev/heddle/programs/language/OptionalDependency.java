// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.language;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A field's type cannot be loaded: the other fields of the class order threads as ever. */
public final class OptionalDependency {
  /** Not there when the program runs, as if its jar had been left out. */
  private static final class Missing {}

  private static class Optional implements Cloneable {
    Missing dependency;
    static Missing shared;
    static volatile int staticFlag;
    volatile boolean ready;
    int state;
    int value;
    int atomic;
    int ofStatic;

    Object copy() {
      try {
        return super.clone();
      } catch (CloneNotSupportedException e) {
        throw new IllegalStateException(e);
      }
    }
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
      VarHandle state =
          Handles.instanceField(MethodHandles.lookup(), Optional.class, "state", int.class);
      try {
        Threads.run(() -> write(optional, state), () -> read(optional, state));
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }

    private static void write(Optional optional, VarHandle state) {
      optional.value = 1;
      optional.ready = true;
      optional.atomic = 1;
      state.setRelease(optional, 1);
      optional.ofStatic = 1;
      Optional.staticFlag = 1;
    }

    private static void read(Optional optional, VarHandle state) {
      while (!optional.ready) {
        Thread.onSpinWait();
      }
      optional.value++;
      while ((int) state.getAcquire(optional) == 0) {
        Thread.onSpinWait();
      }
      optional.atomic++;
      while (Optional.staticFlag == 0) {
        Thread.onSpinWait();
      }
      optional.ofStatic++;
      Optional copy = (Optional) optional.copy();
      copy.value++;
    }
  }

  /** Defines the program's classes anew, but not the missing one. */
  private static final class WithoutMissing extends ClassLoader {
    WithoutMissing() {
      super(OptionalDependency.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (name.equals(Missing.class.getName())) {
        throw new ClassNotFoundException(name);
      }
      if (!name.startsWith(OptionalDependency.class.getName())) {
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
