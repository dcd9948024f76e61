// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.reflection;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** A method handle of a method runs the method, which is checked as ever. */
public final class MethodHandleOfMethod {
  private int value;

  public static void main(String[] args) throws Exception {
    MethodHandle handle =
        MethodHandles.lookup()
            .findVirtual(
                MethodHandleOfMethod.class, "increment", MethodType.methodType(void.class));
    MethodHandleOfMethod shared = new MethodHandleOfMethod();
    Body body =
        () -> {
          try {
            handle.invokeExact(shared);
          } catch (Throwable e) {
            throw new IllegalStateException(e);
          }
        };
    Threads.inOrder(body, body);
    System.out.println("done");
  }

  private void increment() {
    value++; // race: MethodHandleOfMethod.value
  }
}
