// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.language;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;

/** An enum whose constants override methods and guard their state. */
public final class EnumWithLockedState {
  private enum Operation {
    ADD {
      @Override
      int apply(int left, int right) {
        return count(left + right);
      }
    },
    MULTIPLY {
      @Override
      int apply(int left, int right) {
        return count(left * right);
      }
    };

    private int used;

    abstract int apply(int left, int right);

    synchronized int count(int result) {
      used++;
      return result;
    }
  }

  public static void main(String[] args) throws Exception {
    Body body =
        () -> {
          for (Operation operation : Operation.values()) {
            operation.apply(3, 4);
          }
        };
    Threads.run(body, body);
    System.out.println(Operation.ADD.used + Operation.MULTIPLY.used);
  }
}
