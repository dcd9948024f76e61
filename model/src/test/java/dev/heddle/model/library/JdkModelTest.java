// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.junit.jupiter.api.Test;

class JdkModelTest {
  @Test
  void everyEntryIsInTheRunningJdk() {
    assertThat(ModelResolution.of(JdkModel.load()).missing()).isEmpty();
  }

  /** Needs another JDK, named by the environment: what is optional must be in one of the two. */
  @Test
  void whatIsMissingHereIsInAnotherJdk() throws Exception {
    String other = System.getenv("HEDDLE_OTHER_JDK");
    assumeThat(other).isNotNull();
    Process process =
        new ProcessBuilder(
                Path.of(other, "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                ModelResolution.class.getName())
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
    Collection<String> missing =
        new ArrayList<>(ModelResolution.of(JdkModel.load()).missingOptional());
    List<String> missingThere = new ArrayList<>();
    output.lines().forEach(line -> missingThere.add(line.substring(2)));
    missing.retainAll(missingThere);
    assertThat(missing).isEmpty();
  }

  @Test
  void everyFileOfTheModelIsRead() throws Exception {
    Path folder = Path.of("src/main/resources/dev/heddle/model/library");
    LibraryModel model = JdkModel.load();
    try (var files = Files.list(folder)) {
      for (Path file : files.toList()) {
        String text = Files.readString(file);
        LibraryModel alone = LibraryModel.parse(file.getFileName().toString(), text);
        for (ClassModel entry : alone.classes()) {
          assertThat(model.of(entry.name())).as(file + ": " + entry.name()).isNotNull();
        }
      }
    }
  }

  @Test
  void methodsWithEffectsHaveTheArgumentsThatTheyNeed() {
    for (ClassModel entry : JdkModel.load().classes()) {
      for (MethodModel line : entry.methods()) {
        for (Effect effect : line.effects()) {
          for (MethodPattern method : line.methods()) {
            int given = method.parameters() == null ? 255 : method.parameters().length;
            assertThat(lastArgument(effect)).as("line %d", line.line()).isLessThanOrEqualTo(given);
          }
        }
      }
    }
  }

  @Test
  void nothingIsBothSafeAndUnsafe() {
    int safe = 0;
    for (ClassModel entry : JdkModel.load().classes()) {
      boolean isSafe =
          entry.safety().contains(Safety.THREAD_SAFE)
              || entry.safety().contains(Safety.TRANSITIVELY_THREAD_SAFE);
      assertThat(isSafe && entry.threadUnsafe()).as(entry.name()).isFalse();
      safe += isSafe ? 1 : 0;
    }
    assertThat(safe).isGreaterThan(50);
  }

  private static int lastArgument(Effect effect) {
    int last = effect.argument();
    if (effect.range() != null) {
      last = Math.max(last, Math.max(effect.range().to(), effect.range().count()));
    }
    return effect.index() == null ? last : Math.max(last, effect.index().argument());
  }
}
