// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProgramsTest {
  @ParameterizedTest
  @CsvSource({
    "SOR, 20, 183093",
    "TSP, 8, 2191",
    "ELEVATOR, 1000, 10628476",
    "CRAWLER, 50, 16970771921153",
    "MOLDYN, 4, -1416730328",
    "MONTECARLO, 20, 104071953",
    "RAYTRACER, 16, 46882",
    "MATRIX_MULTIPLY, 20, 100877",
    "CRYPT, 2, -2583117212304886128",
    "OBJECTS_AND_MAPS, 2000, -493915590425567781",
    "PIPELINE, 1000, -4316614126502400736",
    "BANK, 1000, 645139408739713240",
    "NBODY, 30, 13669310",
    "SERVER, 200, -9915576172",
  })
  void computesItsChecksum(Program program, String size, String checksum) throws Exception {
    assertThat(output(program.mainClass(), size)).matches("[a-z-]+ " + checksum);
  }

  @Test
  void programsAreChosenByName() {
    assertThat(Program.parse("sor,matrix-multiply"))
        .containsExactly(Program.SOR, Program.MATRIX_MULTIPLY);
  }

  /** What a program prints, run in this JVM. */
  private static String output(String mainClass, String... args) throws Exception {
    PrintStream original = System.out;
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    System.setOut(new PrintStream(output, true, StandardCharsets.UTF_8));
    try {
      Class.forName(mainClass).getMethod("main", String[].class).invoke(null, (Object) args);
    } finally {
      System.setOut(original);
    }
    return output.toString(StandardCharsets.UTF_8).strip();
  }
}
