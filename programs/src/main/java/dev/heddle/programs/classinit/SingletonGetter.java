// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.classinit;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.List;

/**
 * Static methods that do nothing but hand out what their class's initialiser has made: calling them
 * is a use of the class, and comes after its initialisation.
 */
public final class SingletonGetter {
  public static void main(String[] args) throws Exception {
    Threads.inOrder(SingletonGetter::use, SingletonGetter::use);
    System.out.println("done");
  }

  private static void use() {
    Touched.touch();
    int sum =
        Registry.getInstance().size
            + Settings.current().level
            + Names.all().size()
            + Table.cells()[9]
            + Color.first().shade
            + Service.instance().port
            + Unrelated.value;
    if (sum != 42) {
      throw new AssertionError(sum);
    }
  }

  private static final class Registry {
    private static final Registry INSTANCE = new Registry();

    private int size;

    private Registry() {
      size = 1;
    }

    static Registry getInstance() {
      return INSTANCE;
    }
  }

  private static final class Settings {
    private static final Settings CURRENT = new Settings();

    private int level;

    static {
      CURRENT.level = 2;
    }

    static Settings current() {
      return CURRENT;
    }
  }

  private static final class Names {
    private static final List<String> ALL = new ArrayList<>();

    static {
      ALL.add("one");
    }

    static List<String> all() {
      return ALL;
    }
  }

  private static final class Table {
    private static final int[] CELLS = new int[10];

    static {
      CELLS[9] = 3;
    }

    static int[] cells() {
      return CELLS;
    }
  }

  private enum Color {
    RED;

    private int shade;

    static {
      RED.shade = 5;
    }

    static Color first() {
      return RED;
    }
  }

  private interface Service {
    Server SERVER = new Server();

    static Server instance() {
      return SERVER;
    }
  }

  private static final class Server {
    int port;

    Server() {
      port = 10;
    }
  }

  private static final class Unrelated {
    static int value;
  }

  /** A method that is called for its class's initialiser only. */
  private static final class Touched {
    static {
      Unrelated.value = 20;
    }

    static void touch() {}
  }
}
