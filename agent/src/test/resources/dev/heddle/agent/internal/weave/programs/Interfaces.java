// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.List;

/** Code and constants in interfaces, sealed hierarchies, pattern matching. */
class Interfaces {
  interface Named {
    List<String> NAMES = new ArrayList<>(List.of("constant"));
    int[] NUMBERS = {1, 2, 3};

    String name();

    default String greeting() {
      NAMES.add(name());
      return prefix() + name() + NUMBERS[1]++;
    }

    private String prefix() {
      return "hello " + NAMES.size();
    }

    static Named of(String name) {
      return () -> name + NUMBERS[0];
    }
  }

  sealed interface Shape permits Circle, Square {}

  static final class Circle implements Shape, Named {
    double radius = 2;

    @Override
    public String name() {
      return "circle";
    }
  }

  static final class Square implements Shape {
    int side = 3;
  }

  @interface Marker {
    int value() default 3;
    int[] LIST = {1, 2};
  }

  @Marker
  static double area(Shape shape) {
    if (shape instanceof Circle circle && circle.radius > 1) {
      return circle.radius * circle.radius;
    }
    return shape instanceof Square square ? square.side * square.side : Marker.LIST[1];
  }

  static String run() {
    Circle circle = new Circle();
    return Named.of("x").greeting() + circle.greeting() + area(circle) + area(new Square()) + Named.NAMES
        + Named.NUMBERS[1];
  }
}
