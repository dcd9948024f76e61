// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.report.Reasons;
import dev.heddle.report.ReportException;
import dev.heddle.report.text.Summary;
import dev.heddle.runtime.trace.TraceException;
import dev.heddle.runtime.trace.TraceFiles;
import dev.heddle.runtime.trace.TraceReader;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** The traces that the JVMs of a run write. */
final class RunTraces {
  private final Path file;
  private final String run;

  /** What there is, once the run is over. */
  private List<Path> written = List.of();

  private RunTraces(Path file, String run) {
    this.file = file;
    this.run = run;
  }

  /** Makes sure that the trace can be written. */
  static RunTraces prepare(Path file, String run) throws ReportException {
    if (Files.isDirectory(file)) {
      throw new ReportException(
          "cannot write " + file + ": it is a folder, and the trace needs the name of a file");
    }
    try {
      Files.createDirectories(file.getParent());
      if (!Files.exists(file)) {
        Files.delete(Files.createFile(file));
      } else if (!Files.isRegularFile(file)) {
        // It would be deleted, and /dev/null is everybody's.
        throw new FileSystemException(file.toString(), null, "it is not a plain file");
      } else if (!Files.isWritable(file.getParent())) {
        throw new AccessDeniedException(file.toString());
      }
    } catch (IOException e) {
      throw cannotWrite(file, e);
    }
    return new RunTraces(file, run);
  }

  private static ReportException cannotWrite(Path file, IOException e) {
    return new ReportException("cannot write " + file + ": " + Reasons.of(e));
  }

  /** Makes sure that the trace of an earlier run is not taken for one of this. */
  void removeOld() throws ReportException {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw cannotWrite(file, e);
    }
  }

  boolean areWritten() {
    return !written.isEmpty();
  }

  /** Says where they are, and how large; if there are none, even to those who want quiet. */
  void tell(boolean isQuiet) {
    try {
      written = TraceFiles.ofRun(file, run);
      if (written.isEmpty()) {
        System.err.println("heddle: no trace was written to " + Summary.forPeople(file));
      }
      for (Path each : written) {
        if (!isQuiet) {
          System.err.println("heddle: " + described(each));
        }
      }
    } catch (IOException | TraceException e) {
      System.err.println("heddle: the trace " + Summary.forPeople(file) + " cannot be read: " + e);
    }
  }

  private static String described(Path trace) throws IOException, TraceException {
    try (TraceReader reader = TraceReader.open(trace)) {
      reader.skip();
      String sort = reader.isComplete() ? "trace" : "incomplete trace";
      return sort + ": " + Summary.forPeople(trace) + " (" + content(reader) + ")";
    }
  }

  private static String content(TraceReader reader) {
    if (reader.events() == 0) {
      return "no events";
    }
    double bytes = (double) reader.size() / reader.events();
    return String.format(Locale.ROOT, "%,d events, %.1f bytes each", reader.events(), bytes);
  }
}
