// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.heddle.report.ReportException;
import dev.heddle.runtime.trace.TraceFiles;
import dev.heddle.runtime.trace.TraceHeader;
import dev.heddle.runtime.trace.TraceWriter;
import java.io.ByteArrayOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is said of the traces that JVMs of a run have written. */
class RunTracesTest {
  @TempDir Path directory;

  private final PrintStream systemErr = System.err;
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private Path file;

  @BeforeEach
  void capture() {
    System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
    file = directory.resolve("new/app.trace");
  }

  @AfterEach
  void release() {
    System.setErr(systemErr);
  }

  @Test
  void eachIsNamedWithItsSize() throws Exception {
    RunTraces traces = RunTraces.prepare(file, "1-1");
    assertThat(file).doesNotExist();
    writer().close();
    TraceWriter second = writer();
    second.ended(1);
    second.flush();
    traces.tell(false);
    assertThat(traces.areWritten()).isTrue();
    assertThat(err())
        .matches(
            "heddle: trace: .*app\\.trace \\(1 events, [\\d.]+ bytes each\\)\n"
                + "heddle: incomplete trace: .*app\\.\\d+\\.trace \\(2 events, [\\d.]+ bytes each\\)\n");
  }

  @Test
  void quietMeansQuiet() throws Exception {
    RunTraces traces = RunTraces.prepare(file, "1-1");
    writer().close();
    traces.tell(true);
    assertThat(traces.areWritten()).isTrue();
    assertThat(err()).isEmpty();
  }

  @Test
  void aTraceOfAnEarlierRunIsNotMistaken() throws Exception {
    RunTraces.prepare(file, "1-1");
    writer().close();
    RunTraces traces = RunTraces.prepare(file, "2-2");
    assertThat(file).exists();
    traces.removeOld();
    assertThat(file).doesNotExist();
    traces.tell(true);
    assertThat(traces.areWritten()).isFalse();
    assertThat(err()).isEqualTo("heddle: no trace was written to " + file + "\n");
  }

  @Test
  void whatCannotBeWrittenIsKnownBeforeTheProgramStarts() throws Exception {
    Path inTheWay = Files.createFile(directory.resolve("file"));
    assertThatThrownBy(() -> RunTraces.prepare(inTheWay.resolve("app.trace"), "1-1"))
        .isInstanceOf(ReportException.class)
        .hasMessage("cannot write " + inTheWay.resolve("app.trace") + ": a file is in the way");
    Path folder = Files.createDirectories(directory.resolve("folder.trace/inner")).getParent();
    assertThatThrownBy(() -> RunTraces.prepare(folder, "1-1"))
        .isInstanceOf(ReportException.class)
        .hasMessageStartingWith("cannot write " + folder);
    assertThat(folder.resolve("inner")).exists();
    Path empty = Files.createDirectories(directory.resolve("traces"));
    assertThatThrownBy(() -> RunTraces.prepare(empty, "1-1"))
        .hasMessage(
            "cannot write " + empty + ": it is a folder, and the trace needs the name of a file");
    assertThat(empty).exists();
    assertThatThrownBy(() -> RunTraces.prepare(Path.of("/dev/null"), "1-1"))
        .hasMessage("cannot write /dev/null: it is not a plain file");
  }

  private TraceWriter writer() throws IOException {
    TraceWriter writer =
        new TraceWriter(
            new FileOutputStream(TraceFiles.oneOf(file.toFile())),
            TraceHeader.ofThisJvm("heddle 1", "1-1"),
            r -> {});
    writer.begin(1, "main", null);
    return writer;
  }

  private String err() {
    return err.toString(StandardCharsets.UTF_8);
  }
}
