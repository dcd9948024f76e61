// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.reflection;

import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** What is composed from the handles of a volatile field accesses it as the handles do. */
public final class ComposedHandlesVolatile {
  private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();
  private static final Class<?> OWN = ComposedHandlesVolatile.class;

  private static volatile int ready;

  private volatile int flag;
  private int value;

  public static void main(String[] args) throws Exception {
    MethodHandle setter = LOOKUP.findSetter(OWN, "flag", int.class);
    MethodHandle getter = LOOKUP.findGetter(OWN, "flag", int.class);
    ComposedHandlesVolatile bound = new ComposedHandlesVolatile();
    bound.handOver(setter.bindTo(bound), getter.bindTo(bound), 1);
    new ComposedHandlesVolatile().spread(setter.asSpreader(Object[].class, 2));
    new ComposedHandlesVolatile().untyped(setter.asType(setter.type().generic()));
    ComposedHandlesVolatile known = new ComposedHandlesVolatile();
    known.known(MethodHandles.insertArguments(setter, 1, 1));
    MethodType turned = MethodType.methodType(void.class, int.class, OWN);
    new ComposedHandlesVolatile().turned(MethodHandles.permuteArguments(setter, turned, 1, 0));
    MethodHandle same = MethodHandles.identity(int.class);
    MethodHandle all = LOOKUP.findStaticSetter(OWN, "ready", int.class);
    MethodHandle filtered = MethodHandles.filterArguments(all, 0, same);
    MethodHandle read = LOOKUP.findStaticGetter(OWN, "ready", int.class);
    MethodHandle guarded = MethodHandles.filterReturnValue(read, same);
    new ComposedHandlesVolatile().handOver(filtered, guarded, 2);
  }

  private void handOver(MethodHandle set, MethodHandle get, int flagged) throws Exception {
    Threads.run(
        () -> {
          value = 1;
          run(() -> set.invoke(flagged));
        },
        () -> {
          run(
              () -> {
                while ((int) get.invoke() != flagged) {
                  Thread.onSpinWait();
                }
              });
          value++;
        });
  }

  private void spread(MethodHandle set) throws Exception {
    write(() -> set.invoke(new Object[] {this, 1}));
  }

  private void untyped(MethodHandle set) throws Exception {
    write(() -> set.invoke((Object) this, (Object) 1));
  }

  private void known(MethodHandle set) throws Exception {
    write(() -> set.invoke(this));
  }

  private void turned(MethodHandle set) throws Exception {
    write(() -> set.invoke(1, this));
  }

  private void write(Call call) throws Exception {
    Threads.run(
        () -> {
          value = 1;
          run(call);
        },
        () -> {
          while (flag == 0) {
            Thread.onSpinWait();
          }
          value++;
        });
  }

  private static void run(Call call) {
    try {
      call.run();
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private interface Call {
    void run() throws Throwable;
  }
}
