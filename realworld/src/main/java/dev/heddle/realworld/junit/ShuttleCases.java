// SPDX-License-Identifier: Apache-2.0
package dev.heddle.realworld.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.fail;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The tests that the JUnit Platform runs: one fails, one is skipped, the rest succeed. */
final class ShuttleCases {
  private static final AtomicInteger THROWS = new AtomicInteger();
  private int picks;

  @BeforeEach
  void threadTheShuttle() {
    picks = 1;
  }

  @AfterAll
  static void countOnceMore() {
    THROWS.addAndGet(1000);
  }

  static int throwCount() {
    return THROWS.get();
  }

  @RepeatedTest(50)
  void repeated() {
    picks++;
    THROWS.incrementAndGet();
    assertEquals(2, picks);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5, 8, 13, 21})
  void parameterized(int count) {
    picks += count;
    THROWS.addAndGet(count);
    assertEquals(1 + count, picks);
  }

  @ParameterizedTest
  @CsvSource({"warp, 4", "weft, 4", "selvedge, 8"})
  void lengths(String word, int length) {
    assertEquals(length, word.length());
  }

  @Test
  void inOtherThread() {
    int result = assertTimeoutPreemptively(Duration.ofSeconds(30), () -> picks + 1);
    assertEquals(2, result);
  }

  @Test
  @Timeout(30)
  void writes(@TempDir Path directory) throws Exception {
    Path file = Files.writeString(directory.resolve("cloth"), "weft");
    assertEquals("weft", Files.readString(file));
  }

  @Test
  void expectsException() {
    assertThrows(ArithmeticException.class, () -> picks /= 0);
  }

  @Test
  void fails() {
    fail("on purpose");
  }

  @Test
  @Disabled("on purpose")
  void skipped() {
    THROWS.set(-1);
  }

  @Nested
  final class Inner {
    @RepeatedTest(10)
    void seesTheOuter() {
      assertEquals(1, picks);
    }
  }
}
