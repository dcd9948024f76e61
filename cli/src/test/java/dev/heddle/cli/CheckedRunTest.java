// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.heddle.model.options.Option;
import dev.heddle.model.options.Options;
import dev.heddle.report.ReportException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a run that never starts leaves behind: what was there before. */
class CheckedRunTest {
  @TempDir Path directory;

  private final Options options = new Options();
  private Path report;

  @BeforeEach
  void makeAnEarlierReport() throws IOException {
    report = directory.resolve("report");
    options.set(Option.REPORT, report.toString());
    Files.createDirectories(report);
    Files.writeString(report.resolve("report.html"), "earlier");
  }

  @Test
  void aTraceThatCannotBeWritten() throws IOException {
    options.set(Option.TRACE, "/dev/null/x");
    assertThatThrownBy(() -> CheckedRun.prepare(options)).isInstanceOf(ReportException.class);
    assertThat(report.resolve("report.html")).exists();
    nothingIsLeft();
  }

  @Test
  void aReportThatCannotBeWritten() throws IOException {
    Files.createDirectory(report.resolve("report.json"));
    Path trace = Files.writeString(directory.resolve("app.trace"), "earlier");
    options.set(Option.TRACE, trace.toString());
    assertThatThrownBy(() -> CheckedRun.prepare(options))
        .isInstanceOf(ReportException.class)
        .hasMessage("cannot write to " + report + ": report.json is a folder");
    assertThat(report.resolve("report.json")).exists();
    assertThat(report.resolve("report.html")).exists();
    assertThat(trace).exists();
    nothingIsLeft();
  }

  @Test
  void anEndBeforeTheCommandStarts() throws Exception {
    CheckedRun run = CheckedRun.prepare(options);
    assertThat(report.resolve("journal")).exists();
    run.endEarly();
    nothingIsLeft();
    Path made = directory.resolve("made");
    ProcessBuilder command = new ProcessBuilder("touch", made.toString());
    assertThatThrownBy(() -> run.start(command)).isInstanceOf(IOException.class);
    assertThat(made).doesNotExist();
  }

  private void nothingIsLeft() throws IOException {
    assertThat(report.resolve("journal")).doesNotExist();
    String mine = "heddle-" + ProcessHandle.current().pid() + "-";
    try (Stream<Path> files = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .noneMatch(name -> name.startsWith(mine));
    }
  }
}
