// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.reflection;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.util.EnumSet;

/**
 * Who has made sure that a class is initialised sees what its initialiser did elsewhere: by
 * Class.forName, Lookup.ensureInitialized, or by asking for an enum's constants.
 */
public final class InitialisedByName {
  private static final int[] CELLS = new int[8];

  public static void main(String[] args) throws Exception {
    twice(() -> Class.forName(InitialisedByName.class.getName() + "$Named"), 0);
    ClassLoader loader = InitialisedByName.class.getClassLoader();
    String second = InitialisedByName.class.getName() + "$NamedWithLoader";
    twice(() -> Class.forName(second, true, loader), 1);
    twice(() -> MethodHandles.lookup().ensureInitialized(Ensured.class), 2);
    twice(() -> Enum.valueOf(Constants.class, "ONE"), 3);
    twice(() -> Listed.class.getEnumConstants(), 4);
    twice(() -> EnumSet.allOf(Gathered.class), 5);
    twice(() -> Sub.class.getDeclaredField("LEVEL").get(null), 6);
    twice(
        () -> Handles.staticField(MethodHandles.lookup(), Below.class, "LEVEL", int[].class).get(),
        7);
    System.out.println(CELLS[0]);
  }

  private static void twice(Body initialise, int cell) throws Exception {
    Threads.inOrder(
        initialise,
        () -> {
          initialise.run();
          if (CELLS[cell] != 4) {
            throw new AssertionError();
          }
        });
  }

  private static final class Named {
    static {
      CELLS[0] = 4;
    }
  }

  private static final class NamedWithLoader {
    static {
      CELLS[1] = 4;
    }
  }

  private static final class Ensured {
    static {
      CELLS[2] = 4;
    }
  }

  private enum Constants {
    ONE;

    static {
      CELLS[3] = 4;
    }
  }

  private enum Listed {
    ONE;

    static {
      CELLS[4] = 4;
    }
  }

  private enum Gathered {
    ONE;

    static {
      CELLS[5] = 4;
    }
  }

  private static class Super {
    static {
      CELLS[6] = 4;
    }
  }

  private static final class Sub extends Super {
    static final int[] LEVEL = {1};
  }

  private static class Above {
    static {
      CELLS[7] = 4;
    }
  }

  private static final class Below extends Above {
    static final int[] LEVEL = {1};
  }
}
