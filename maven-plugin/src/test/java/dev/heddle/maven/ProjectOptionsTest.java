// SPDX-License-Identifier: Apache-2.0
package dev.heddle.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.heddle.model.options.Option;
import dev.heddle.model.options.OptionException;
import dev.heddle.model.options.Options;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProjectOptionsTest {
  @TempDir Path root;
  private Path project;

  @BeforeEach
  void makeProject() throws IOException {
    project = Files.createDirectory(root.resolve("module"));
  }

  @Test
  void parametersWinThenOptionsThenTheFile() throws IOException {
    Files.writeString(
        project.resolve("heddle.properties"), "include=f.*\nexclude=f.*\nalgorithm=eraser\n");
    Options options =
        new ProjectOptions(project, root, "include=o.*,exclude=o.*")
            .set(Option.INCLUDE, "p.*")
            .set(Option.EXCLUDE, (String) null)
            .read();
    assertThat(options.text(Option.INCLUDE)).isEqualTo("p.*");
    assertThat(options.text(Option.EXCLUDE)).isEqualTo("o.*");
    assertThat(options.text(Option.ALGORITHM)).isEqualTo("eraser");
  }

  @Test
  void filesOfTheRootServeProjectsWithoutTheirOwn() throws IOException {
    Files.writeString(root.resolve("heddle.properties"), "baseline=known.json\n");
    Files.writeString(root.resolve("heddle-suppressions.txt"), "race:Root.*\n");
    Options options = new ProjectOptions(project, root, null).read();
    assertThat(options.path(Option.BASELINE)).isEqualTo(root.resolve("known.json"));
    assertThat(options.path(Option.SUPPRESSIONS))
        .isEqualTo(root.resolve("heddle-suppressions.txt"));

    Files.writeString(project.resolve("heddle-suppressions.txt"), "race:Module.*\n");
    assertThat(new ProjectOptions(project, root, null).read().path(Option.SUPPRESSIONS))
        .isEqualTo(project.resolve("heddle-suppressions.txt"));
  }

  @Test
  void refusesWhatHeddleDoesNotKnow() {
    ProjectOptions options = new ProjectOptions(project, root, null);
    assertThatThrownBy(() -> options.set(Option.DETECT, "livelocks"))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("unknown detect \"livelocks\"");
    assertThatThrownBy(() -> new ProjectOptions(project, root, "threads=4"))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("unknown option \"threads\"");
  }
}
