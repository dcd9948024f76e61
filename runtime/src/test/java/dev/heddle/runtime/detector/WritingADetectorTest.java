// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What the page on writing a detector shows is what is compiled and tested. */
class WritingADetectorTest {
  private static final Path PAGE = Path.of("..", "docs", "writing-a-detector.md");
  private static final Path MAIN = Path.of("src/main/java/dev/heddle/runtime/detector");
  private static final Path TEST = Path.of("src/test/java/dev/heddle/runtime/detector");

  @Test
  void thePageQuotesTheExampleAndItsTest() throws IOException {
    String page = Files.readString(PAGE);
    assertThat(page).contains("```java\n" + source("ForgottenLock.java") + "```\n");
    assertThat(page).contains("```java\n" + source("ForgottenLockTest.java") + "```\n");
  }

  private static String source(String file) throws IOException {
    return Files.readString(TEST.resolve(file));
  }

  @Test
  void thePageShowsTheRegistrysOwnForm() throws IOException {
    String line = "new Entry(\"racer\", Granularity.FIELD, Racer::new),";
    assertThat(Files.readString(MAIN.resolve("Detectors.java"))).contains(line);
    assertThat(Files.readString(PAGE))
        .contains(line.replace("racer", "forgotten-lock").replace("Racer", "ForgottenLock"));
  }
}
