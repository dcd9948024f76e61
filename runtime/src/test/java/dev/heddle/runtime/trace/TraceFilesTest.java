// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TraceFilesTest {
  private static final long PID = ProcessHandle.current().pid();

  @TempDir Path directory;

  @ParameterizedTest
  @CsvSource({
    "heddle.trace, heddle.PID.trace, heddle.PID-1.trace",
    "trace, trace.PID, trace.PID-1",
    "a.b.c, a.b.PID.c, a.b.PID-1.c",
    ".hidden, .hidden.PID, .hidden.PID-1",
  })
  void jvmsAfterTheFirstHaveTheirOwnFiles(String name, String second, String third)
      throws Exception {
    Path folder = Files.createDirectory(directory.resolve("with.dot"));
    for (int i = 0; i < 3; i++) {
      TraceFiles.oneOf(folder.resolve(name).toFile());
    }
    try (var files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder(
              name, second.replace("PID", "" + PID), third.replace("PID", "" + PID));
    }
  }

  @Test
  void tellsTheTracesOfARun() throws Exception {
    Path file = directory.resolve("a.trace");
    write(file, "run");
    write(directory.resolve("a.1.trace"), "run");
    write(directory.resolve("a.2.trace"), "another run");
    write(directory.resolve("b.1.trace"), "run");
    Files.writeString(directory.resolve("a.3.trace"), "no trace");
    assertThat(TraceFiles.ofRun(file, "run")).containsExactly(file, directory.resolve("a.1.trace"));
    Files.delete(file);
    assertThat(TraceFiles.ofRun(file, "run")).containsExactly(directory.resolve("a.1.trace"));
    assertThat(TraceFiles.ofRun(file, "no run")).isEmpty();
  }

  private static void write(Path file, String run) throws IOException {
    TraceHeader header = TraceHeader.ofThisJvm("heddle 1", run);
    new TraceWriter(new FileOutputStream(file.toFile()), header, reason -> {}).close();
  }
}
