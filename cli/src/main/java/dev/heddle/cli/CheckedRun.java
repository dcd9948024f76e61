// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.agent.DetectorOptions;
import dev.heddle.agent.InheritedAgent;
import dev.heddle.agent.UserLibraryModel;
import dev.heddle.agent.UserPlan;
import dev.heddle.model.finding.Report;
import dev.heddle.model.options.Option;
import dev.heddle.model.options.Options;
import dev.heddle.report.MergedFindings;
import dev.heddle.report.Publisher;
import dev.heddle.report.Reasons;
import dev.heddle.report.ReportException;
import dev.heddle.report.journal.RunJournals;
import dev.heddle.report.select.Selection;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;

/** One command that runs under heddle, from the preparation of its report to the report itself. */
final class CheckedRun {
  /** How long JVMs that outlive the command may take to write their last line. */
  private static final long GRACE_MILLIS = 1000;

  private final Options options;
  private final Publisher publisher;
  private final Function<MergedFindings, Report> result;

  /** Null if no trace is asked for. */
  private final RunTraces traces;

  private final Thread onSignal = new Thread(this::endEarly, "end-early");

  /** Null until they are prepared. Guarded by this while heddle may be ended. */
  private RunJournals journals;

  /** Null until the command has started. Guarded by this. */
  private Process process;

  /** Whether nothing must be started any more. Guarded by this. */
  private boolean isEnding;

  /** Why the command itself ran without the agent; null if it did not. Set before it starts. */
  private String notChecked;

  /** The report, once it is made. Guarded by this. */
  private Report report;

  private CheckedRun(
      Options options,
      Publisher publisher,
      Function<MergedFindings, Report> result,
      RunTraces traces) {
    this.options = options;
    this.publisher = publisher;
    this.result = result;
    this.traces = traces;
  }

  /** Reads and writes what can fail before the program starts. */
  static CheckedRun prepare(Options options) throws ReportException {
    return prepare(options, MergedFindings::toReport);
  }

  /**
   * The same.
   *
   * @param result makes the report of what was found
   */
  static CheckedRun prepare(Options options, Function<MergedFindings, Report> result)
      throws ReportException {
    options.set(Option.RUN, RunJournals.newRun());
    DetectorOptions.check(options);
    Selection selection = Selection.read(options);
    nameSuppressions(options);
    for (Path model : options.paths(Option.LIBRARY_MODEL)) {
      UserLibraryModel.read(model);
    }
    if (options.isSet(Option.PLAN)) {
      UserPlan.read(options.path(Option.PLAN));
    }
    RunTraces traces =
        options.isSet(Option.TRACE)
            ? RunTraces.prepare(options.path(Option.TRACE), options.text(Option.RUN))
            : null;
    Publisher publisher = new Publisher(options, selection, System.err);
    CheckedRun run = new CheckedRun(options, publisher, result, traces);
    // Whatever ends heddle from now on, nothing is left behind.
    Runtime.getRuntime().addShutdownHook(run.onSignal);
    try {
      run.prepareFiles();
    } catch (ReportException e) {
      run.endEarly();
      run.forgetSignals();
      throw e;
    }
    return run;
  }

  /** JVMs in another directory would not find the file that nobody has to name. */
  private static void nameSuppressions(Options options) {
    Path file = options.path(Option.SUPPRESSIONS);
    if (Files.exists(file)) {
      options.set(Option.SUPPRESSIONS, file.toString());
    }
  }

  /** What an earlier run has left goes last, when nothing can fail any more. */
  private synchronized void prepareFiles() throws ReportException {
    Path directory = options.path(Option.REPORT);
    try {
      journals = RunJournals.prepare(directory, options.text(Option.RUN));
      Publisher.removeOld(directory);
    } catch (IOException e) {
      throw new ReportException("cannot write to " + directory + ": " + Reasons.of(e));
    }
    if (traces != null) {
      traces.removeOld();
    }
    options.set(Option.JOURNALS, journals.directory().toString());
    keepPlan();
    journals.removeOld();
  }

  /** The command may delete the plan with the report directory before its last JVM starts. */
  private void keepPlan() {
    Path plan = options.path(Option.PLAN);
    if (plan == null || !plan.startsWith(options.path(Option.REPORT))) {
      return;
    }
    try {
      options.set(Option.PLAN, journals.keepPlan(plan).toString());
    } catch (IOException e) {
      // Then the plan is where it was.
    }
  }

  /** Runs the command to its end and returns its exit code. */
  int execute(List<String> command) {
    ProcessBuilder builder = new ProcessBuilder();
    InheritedAgent agent = new InheritedAgent(options);
    notChecked = agent.notChecked(command, builder.environment());
    agent.addTo(builder.environment(), command);
    builder.command(agent.command(command, builder.environment()));
    if (options.flag(Option.VERBOSE)) {
      System.err.println("heddle: running " + String.join(" ", builder.command()));
    }
    try {
      start(builder);
    } catch (IOException e) {
      System.err.println("heddle: cannot start " + command.get(0) + ": " + reason(e));
      reportNothingStarted(command.get(0));
      forgetSignals();
      return ExitCode.CANNOT_START;
    }
    int code = waitFor(process);
    report();
    forgetSignals();
    return code;
  }

  synchronized void start(ProcessBuilder builder) throws IOException {
    if (isEnding) {
      throw new IOException("heddle was ended");
    }
    process = builder.inheritIO().start();
  }

  private void forgetSignals() {
    try {
      Runtime.getRuntime().removeShutdownHook(onSignal);
    } catch (IllegalStateException e) {
      // A signal came just now.
    }
  }

  /** Whoever ends heddle means the program: it ends first, and what was found is told. */
  void endEarly() {
    if (isStarted()) {
      process.destroy();
      waitFor(process);
      report();
    }
  }

  /** If the command has not started, it never will, and leaves nothing behind. */
  private synchronized boolean isStarted() {
    isEnding = true;
    if (process == null && journals != null) {
      journals.remove();
    }
    return process != null;
  }

  /** The program's own code if it is not 0; otherwise whether there is something to report. */
  synchronized int exitCode(int programCode) {
    if (programCode != 0) {
      return programCode;
    }
    if (ExitCode.isFailure(report, options) || journals.isFoundUnwritten()) {
      return ExitCode.FINDINGS;
    }
    boolean hasTraces = traces == null || traces.areWritten();
    return hasTraces ? ExitCode.CLEAN : ExitCode.INCOMPLETE;
  }

  /** Makes the report once, whoever comes first: the program's end or a signal. */
  private synchronized void report() {
    if (report == null) {
      MergedFindings merged = journals.merge(notChecked);
      report = publisher.publish(Invocation.of(result.apply(merged)));
      journals.remove();
      if (traces != null) {
        traces.tell(options.flag(Option.QUIET));
      }
    }
  }

  private void reportNothingStarted(String program) {
    String sentence = "\"" + program + "\" could not be started.";
    publisher.write(Invocation.of(result.apply(new MergedFindings().notChecked(sentence))));
    journals.remove();
  }

  private int waitFor(Process process) {
    try {
      int code = process.waitFor();
      journals.awaitLastLines(GRACE_MILLIS);
      return code;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * What the system said, out of {@code Cannot run program "x": error=2, No such file or
   * directory}; newer JDKs end with {@code error: 2 (No such file or directory)}.
   */
  private static String reason(IOException e) {
    String message = e.getMessage().trim();
    if (message.endsWith(")")) {
      return message.substring(message.lastIndexOf('(') + 1, message.length() - 1);
    }
    int comma = message.lastIndexOf(", ");
    return comma < 0 ? message : message.substring(comma + 2);
  }
}
