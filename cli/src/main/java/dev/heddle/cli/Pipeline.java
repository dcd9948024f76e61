// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.model.finding.Report;
import dev.heddle.model.options.Option;
import dev.heddle.model.options.Options;
import dev.heddle.model.plan.PlanFile;
import dev.heddle.report.Reasons;
import dev.heddle.report.ReportException;
import dev.heddle.report.select.Selection;
import dev.heddle.scan.Technique;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;

/**
 * All that heddle can do for one program, step by step: a scan, which also tells what a run need
 * not check; a run under that plan; one report of both. Each step hands the next one a file or a
 * report, so that a further step, such as types that are discovered in a run, fits between them.
 */
final class Pipeline {
  private static final String PLAN = "scan.plan";

  private final Options options;
  private final ScannedProgram program;
  private final ScanLimits limits;

  Pipeline(Options options, ScannedProgram program, ScanLimits limits) {
    this.options = options;
    this.program = program;
    this.limits = limits;
  }

  /** Returns the exit code of {@code heddle check}. */
  int run(List<String> command) throws ReportException, InterruptedException {
    // What is wrong with the options is said before the scan takes its time.
    Selection.read(options);
    Report scanned = scan();
    options.set(Option.NOTE_ORDER, "true");
    CheckedRun run = CheckedRun.prepare(options, found -> found.addSuspected(scanned).toReport());
    say("running the program" + (options.isSet(Option.PLAN) ? " under the scan's plan" : ""));
    return run.exitCode(run.execute(command));
  }

  private Report scan() throws ReportException, InterruptedException {
    say("scanning");
    LimitedScan scan =
        new LimitedScan(
            program,
            ScanOptions.libraryModel(options),
            EnumSet.allOf(Technique.class),
            limits,
            options);
    scan.makePlan();
    Report report = scan.run();
    if (scan.plan() != null && !options.isSet(Option.PLAN)) {
      Path file = options.path(Option.REPORT).resolve(PLAN);
      try {
        Files.createDirectories(file.getParent());
        PlanFile.write(scan.plan(), file);
      } catch (IOException e) {
        throw new ReportException("cannot write " + file + ": " + Reasons.of(e));
      }
      options.set(Option.PLAN, file.toString());
    }
    return report;
  }

  private void say(String step) {
    if (!options.flag(Option.QUIET)) {
      System.err.println("heddle: " + step);
    }
  }
}
