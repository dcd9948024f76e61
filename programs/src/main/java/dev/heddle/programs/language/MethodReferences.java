// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.language;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;
import java.util.function.Function;
import java.util.function.Supplier;

/** Static, bound and constructor references lead to code that is checked as ever. */
public final class MethodReferences {
  private static int made;
  private int number;

  private MethodReferences() {
    synchronized (MethodReferences.class) {
      number = ++made;
    }
  }

  public static void main(String[] args) throws Exception {
    Supplier<MethodReferences> make = MethodReferences::new;
    Function<MethodReferences, Integer> number = MethodReferences::number;
    Body body =
        () -> {
          if (number.apply(make.get()) > 4) {
            throw new AssertionError();
          }
        };
    Threads.run(body, body, body, body);
    System.out.println(made);
  }

  private int number() {
    return number;
  }
}
