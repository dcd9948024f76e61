// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.options;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OptionSourcesTest {
  @Test
  void readsKeysFlagsAndLists() {
    Options options = OptionSources.parse("report=out,include=com.acme.*:org.acme.*,quiet");
    assertThat(options.text(Option.REPORT)).isEqualTo("out");
    assertThat(options.list(Option.INCLUDE)).containsExactly("com.acme.*", "org.acme.*");
    assertThat(options.flag(Option.QUIET)).isTrue();
    assertThat(options.flag(Option.VERBOSE)).isFalse();
  }

  @Test
  void nothingMeansDefaults() {
    Options options = OptionSources.parse(null);
    assertThat(options.path(Option.REPORT)).isEqualTo(Path.of("heddle-report").toAbsolutePath());
    assertThat(options.list(Option.INCLUDE)).containsExactly("*");
    assertThat(options.list(Option.EXCLUDE)).isEmpty();
    assertThat(options.list(Option.DETECT)).containsExactly("races", "deadlocks");
    assertThat(options.path(Option.BASELINE)).isNull();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "reprot=x | unknown option \"reprot\"; did you mean \"report\"?",
        "detect=livelocks | unknown detect \"livelocks\"; there is races, deadlocks",
        "algorithm=fast | unknown algorithm \"fast\"; there is happens-before, eraser, racer,"
            + " object-race, hybrid",
        "format=pdf | unknown format \"pdf\"; there is text, html, sarif, junit, github, json",
        "report | option \"report\" needs a value",
        "include=com/acme/* | option \"include\" takes names of classes such as com.acme.*,"
            + " not \"com/acme/*\"",
        "exclude=a.*:b.[CD] | option \"exclude\" takes names of classes such as com.acme.*,"
            + " not \"b.[CD]\"",
        "include=com..acme | option \"include\" takes names of classes such as com.acme.*,"
            + " not \"com..acme\"",
        "quiet=maybe | option \"quiet\" is true or false, not \"maybe\"",
      })
  void saysWhatIsWrong(String text, String message) {
    assertThatThrownBy(() -> OptionSources.parse(text))
        .isInstanceOf(OptionException.class)
        .hasMessage(message);
  }

  @Test
  void listsAllKeysIfNoneIsNear() {
    assertThatThrownBy(() -> OptionSources.parse("zzzzzzzzzzzzzzzz=1"))
        .hasMessageContaining("there is report, include, exclude")
        .hasMessageNotContaining("run");
  }

  @Test
  void whatIsWrittenReadsTheSame() {
    Options options = OptionSources.parse("exclude=a.*:b.*,verbose=true,run=1-2");
    options.set(Option.REPORT, "/with, comma/and\\backslash");
    options.set(Option.LIBRARY_MODEL, "one:two");
    Options again = OptionSources.parse(OptionSources.format(options));
    assertThat(again.text(Option.REPORT)).isEqualTo("/with, comma/and\\backslash");
    assertThat(again.list(Option.EXCLUDE)).containsExactly("a.*", "b.*");
    assertThat(again.paths(Option.LIBRARY_MODEL)).isEqualTo(options.paths(Option.LIBRARY_MODEL));
    assertThat(again.flag(Option.VERBOSE)).isTrue();
    assertThat(again.text(Option.RUN)).isEqualTo("1-2");
    assertThat(again.isSet(Option.INCLUDE)).isFalse();
  }

  @Test
  void environmentWinsOverFile(@TempDir Path directory) throws IOException {
    Path file = directory.resolve("heddle.properties");
    Files.writeString(file, "report = from-file\nexclude = a.*, b.*\n");
    Options options =
        OptionSources.environment("report=from-environment").orElse(OptionSources.file(file));
    assertThat(options.text(Option.REPORT)).isEqualTo("from-environment");
    assertThat(options.list(Option.EXCLUDE)).containsExactly("a.*", "b.*");
  }

  @Test
  void namesTheSourceOfAMistake(@TempDir Path directory) throws IOException {
    assertThatThrownBy(() -> OptionSources.environment("x=1"))
        .hasMessageStartingWith("HEDDLE_OPTIONS: unknown option \"x\"");
    Path file = directory.resolve("heddle.properties");
    Files.writeString(file, "basline=x");
    assertThatThrownBy(() -> OptionSources.file(file))
        .hasMessage(file + ": unknown option \"basline\"; did you mean \"baseline\"?");
  }

  /** The agent string has them from heddle itself. */
  @ParameterizedTest
  @CsvSource({"run", "journals", "note-order"})
  void whatHeddleTellsItsAgentsIsUnknownElsewhere(String key, @TempDir Path directory)
      throws IOException {
    assertThatThrownBy(() -> OptionSources.environment(key + "=true"))
        .hasMessageStartingWith("HEDDLE_OPTIONS: unknown option \"" + key + "\"");
    Path file = Files.writeString(directory.resolve("heddle.properties"), key + "=true");
    assertThatThrownBy(() -> OptionSources.file(file))
        .hasMessageStartingWith(file + ": unknown option \"" + key + "\"");
    assertThat(OptionSources.parse(key + "=true").isSet(Option.of(key))).isTrue();
  }

  @Test
  void aFileThatIsNoText(@TempDir Path directory) throws IOException {
    Path file = Files.write(directory.resolve("heddle.properties"), new byte[] {(byte) 0xe4, '='});
    assertThatThrownBy(() -> OptionSources.file(file))
        .hasMessage(file + " cannot be read: it is not UTF-8 text");
  }

  @Test
  void aMissingFileIsNoMistake(@TempDir Path directory) {
    assertThat(OptionSources.file(directory.resolve("none")).isSet(Option.REPORT)).isFalse();
  }

  @Test
  void pathsInAProjectsFileStartFromTheProject(@TempDir Path project) throws IOException {
    Files.writeString(
        project.resolve(OptionSources.FILE),
        "baseline=known.json\nlibrary-model=a.txt:/b.txt\ninclude=com.acme.*\n");
    Options options = OptionSources.surroundings(project);
    assertThat(options.path(Option.BASELINE)).isEqualTo(project.resolve("known.json"));
    assertThat(options.paths(Option.LIBRARY_MODEL))
        .containsExactly(project.resolve("a.txt"), Path.of("/b.txt"));
    assertThat(options.text(Option.INCLUDE)).isEqualTo("com.acme.*");
  }
}
