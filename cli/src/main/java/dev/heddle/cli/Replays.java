// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.agent.DetectorOptions;
import dev.heddle.model.finding.Report;
import dev.heddle.model.options.Option;
import dev.heddle.model.options.OptionException;
import dev.heddle.model.options.Options;
import dev.heddle.report.MergedFindings;
import dev.heddle.report.Reasons;
import dev.heddle.report.ReportException;
import dev.heddle.runtime.detector.Detectors;
import dev.heddle.runtime.event.Detector;
import dev.heddle.runtime.event.Reports;
import dev.heddle.runtime.trace.TraceException;
import dev.heddle.runtime.trace.TraceReader;
import dev.heddle.runtime.trace.replay.CollectedFindings;
import dev.heddle.runtime.trace.replay.Replay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Runs detectors over traces, one detector and one trace at a time: their states may be large. */
final class Replays {
  private final List<Path> traces;
  private final Options options;

  /**
   * @throws ReportException if one of the files is no trace: then none of them is replayed
   */
  Replays(List<Path> traces, Options options) throws ReportException {
    this.traces = traces;
    this.options = options;
    for (Path trace : traces) {
      try {
        open(trace).close();
      } catch (IOException e) {
        throw unreadable(trace, e);
      }
    }
  }

  /**
   * What a detector finds in all traces.
   *
   * @param mayChoose whether it may keep states in its own way if it knows no other
   */
  Report run(String algorithm, boolean mayChoose) throws ReportException {
    MergedFindings merged = new MergedFindings();
    for (Path trace : traces) {
      CollectedFindings findings = new CollectedFindings();
      try {
        replay(trace, algorithm, detector(algorithm, mayChoose, findings), merged);
      } catch (IOException e) {
        throw unreadable(trace, e);
      } catch (OutOfMemoryError e) {
        // What the detector knew is garbage by now; what it has found stays true.
        merged.notChecked(
            "There is not enough memory to replay "
                + trace
                + " with "
                + algorithm
                + ": only the beginning is checked.");
      }
      merged.add(findings.all());
      if (findings.wereTooMany()) {
        merged.notChecked(
            "There were too many different findings in " + trace + "; the last ones are missing.");
      }
    }
    return merged.toReport();
  }

  private void replay(Path trace, String algorithm, Detector detector, MergedFindings merged)
      throws IOException, ReportException {
    Replay replay = new Replay(detector);
    Progress progress = new Progress(trace + " with " + algorithm, options);
    try (TraceReader reader = open(trace)) {
      while (reader.next(replay)) {
        progress.at(reader.position(), reader.size(), reader.events());
      }
      if (!reader.isComplete()) {
        merged.notChecked(reader.flaw());
      }
      if (options.flag(Option.VERBOSE)) {
        System.err.printf(
            Locale.ROOT,
            "heddle: %s: %s on %s, %,d events%n",
            trace,
            reader.header().program(),
            reader.header().jdk(),
            reader.events());
      }
    } finally {
      progress.end();
    }
  }

  private Detector detector(String algorithm, boolean mayChoose, Reports reports) {
    try {
      return Detectors.create(algorithm, DetectorOptions.granularity(options), reports);
    } catch (IllegalArgumentException e) {
      if (mayChoose) {
        return Detectors.create(algorithm, null, reports);
      }
      throw new OptionException(e.getMessage());
    }
  }

  private static TraceReader open(Path trace) throws IOException, ReportException {
    if (Files.isDirectory(trace)) {
      throw new ReportException(trace + " is a directory, not a trace");
    }
    try {
      return TraceReader.open(trace);
    } catch (TraceException e) {
      throw new ReportException(trace + " " + e.getMessage());
    }
  }

  private static ReportException unreadable(Path trace, IOException e) {
    return new ReportException(trace + " cannot be read: " + Reasons.of(e));
  }
}
