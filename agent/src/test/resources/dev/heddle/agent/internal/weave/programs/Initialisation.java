// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Static initialisers run when they always did, and fail as they always did. */
class Initialisation {
  static final List<String> LOG = new ArrayList<>();

  static class First {
    static int x = log("first", 1);
    static int written;
    static final Map<String, Integer> MAP = new HashMap<>(Map.of("a", 1));

    static int get() {
      return x + Second.y;
    }

    int instance() {
      return x++ + MAP.get("a");
    }
  }

  static class Second extends First {
    static int y = log("second", 2);
  }

  static class Written {
    static int z;

    static {
      log("written", z);
    }
  }

  static class Failing {
    static int z = log("failing", 0);
    static int w = 1 / z;
  }

  enum Color {
    RED,
    GREEN {
      @Override
      int value() {
        return 7;
      }
    };

    static int count = values().length;

    int value() {
      return ordinal() + count;
    }
  }

  static int log(String text, int value) {
    LOG.add(text);
    return value;
  }

  static String run() {
    StringBuilder text = new StringBuilder();
    Written.z = log("before", 3);
    text.append(Second.written).append(Second.y).append(First.get()).append(new Second().instance());
    for (int i = 0; i < 2; i++) {
      try {
        Failing.z = 4;
      } catch (Throwable e) {
        text.append(e.getClass().getName());
      }
    }
    for (Color color : Color.values()) {
      switch (color) {
        case RED -> text.append("red");
        default -> text.append(color.value());
      }
    }
    assert text.length() > 3 : "never";
    return text.append(Color.valueOf("GREEN").value()).append(LOG).toString();
  }
}
