// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.creation;

import java.util.stream.IntStream;

/** One builder is reused by all iterations instead of a new one for each product. */
public final class BuilderReuse {
  static final class CarBuilder {
    private int doors;

    CarBuilder doors(int number) {
      doors = number; // race: BuilderReuse$CarBuilder.doors
      return this;
    }

    int build() {
      return doors; // race: BuilderReuse$CarBuilder.doors
    }
  }

  public static void racy() throws Exception {
    CarBuilder builder = new CarBuilder();
    IntStream.range(2, 6).parallel().forEach(i -> builder.doors(i).build());
  }

  public static void safe() throws Exception {
    IntStream.range(2, 6).parallel().forEach(i -> new CarBuilder().doors(i).build());
  }
}
