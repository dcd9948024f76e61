// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.stable;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.OwnJvm;
import dev.heddle.programs.support.Threads;
import java.util.List;
import java.util.function.Supplier;

/** Whoever gets the contents of a stable value comes after who set or computed them. */
@OwnJvm("--enable-preview")
public final class StableValuePublishes {
  private static final class Box {
    private int content;

    Box(int content) {
      this.content = content;
    }
  }

  private static final StableValue<Box> VALUE = StableValue.of();
  private static final Supplier<Box> SUPPLIER = StableValue.supplier(() -> new Box(2));
  private static final List<Box> LIST = StableValue.list(3, Box::new);

  public static void main(String[] args) throws Exception {
    Threads.inOrder(() -> VALUE.setOrThrow(new Box(1)), StableValuePublishes::read);
    Body read = StableValuePublishes::read;
    Threads.run(read, read, read);
    System.out.println("done");
  }

  private static void read() {
    int sum = VALUE.orElseThrow().content + SUPPLIER.get().content + LIST.get(1).content;
    if (sum != 4) {
      throw new AssertionError();
    }
  }
}
