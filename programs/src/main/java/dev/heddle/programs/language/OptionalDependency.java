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
    int copied;

    Object copy() {
      try {
        return super.clone();
      } catch (CloneNotSupportedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private static final class Payload {
    int value;
    int atomic;
    int ofStatic;
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
      Payload payload = new Payload();
      VarHandle state =
          Handles.instanceField(MethodHandles.lookup(), Optional.class, "state", int.class);
      try {
        Threads.run(() -> write(optional, state, payload), () -> read(optional, state, payload));
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }

    private static void write(Optional optional, VarHandle state, Payload payload) {
      optional.copied = 1;
      payload.value = 1;
      optional.ready = true;
      payload.atomic = 1;
      state.setRelease(optional, 1);
      payload.ofStatic = 1;
      Optional.staticFlag = 1;
    }

    private static void read(Optional optional, VarHandle state, Payload payload) {
      while (!optional.ready) {
        Thread.onSpinWait();
      }
      payload.value++;
      while ((int) state.getAcquire(optional) == 0) {
        Thread.onSpinWait();
      }
      payload.atomic++;
      while (Optional.staticFlag == 0) {
        Thread.onSpinWait();
      }
      payload.ofStatic++;
      Optional copy = (Optional) optional.copy();
      copy.copied++;
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
