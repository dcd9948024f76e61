// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import com.ibm.wala.classLoader.IMethod;
import dev.heddle.model.finding.Report;
import dev.heddle.model.library.LibraryModel;
import dev.heddle.model.options.Option;
import dev.heddle.model.options.Options;
import dev.heddle.model.plan.Plan;
import dev.heddle.report.MergedFindings;
import dev.heddle.report.ReportException;
import dev.heddle.scan.Scan;
import dev.heddle.scan.Technique;
import dev.heddle.scan.input.Program;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A scan that ends when its limits are reached, and says what it is doing until then. */
final class LimitedScan {
  /** Calls that follow each other are looked into by methods that call each other. */
  private static final long STACK_SIZE = 512L << 20;

  private static final long INTERVAL = 200;

  private final ScannedProgram scanned;
  private final LibraryModel model;
  private final Set<Technique> techniques;
  private final ScanLimits limits;
  private final Options options;
  private final long start = System.nanoTime();
  private volatile String doing = "loading classes";
  private Scan scan;
  private double loading;
  private boolean makesPlan;
  private volatile Plan plan;

  LimitedScan(
      ScannedProgram scanned,
      LibraryModel model,
      Set<Technique> techniques,
      ScanLimits limits,
      Options options) {
    this.scanned = scanned;
    this.model = model;
    this.techniques = techniques;
    this.limits = limits;
    this.options = options;
  }

  /** Asks for a plan as well. */
  void makePlan() {
    makesPlan = true;
  }

  /** Null if none was asked for, or not everything was looked at. */
  Plan plan() {
    return plan;
  }

  /**
   * @throws ReportException if the program cannot be read, or has no start
   */
  Report run() throws ReportException, InterruptedException {
    FutureTask<Report> task = new FutureTask<>(this::scan);
    Thread thread = new Thread(null, task, "scan", STACK_SIZE);
    thread.setDaemon(true);
    thread.start();
    Progress progress = new Progress("heddle scan", options);
    try {
      while (!limits.isPatienceOver()) {
        try {
          return task.get(INTERVAL, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
          progress.at(doing);
        }
      }
      return incomplete(limits.timeIsOver());
    } catch (ExecutionException e) {
      return failed(e.getCause());
    } finally {
      progress.end();
    }
  }

  private Report failed(Throwable cause) throws ReportException {
    if (cause instanceof ReportException known) {
      throw known;
    }
    if (cause instanceof OutOfMemoryError) {
      return incomplete(limits.memoryIsUsed());
    }
    if (cause instanceof StackOverflowError) {
      return incomplete("Something in the program is nested too deeply to be followed.");
    }
    throw new IllegalStateException(cause);
  }

  private static Report incomplete(String sentence) {
    return new MergedFindings().notChecked(sentence).toReport();
  }

  private Report scan() throws ReportException {
    long began = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    Program program = scanned.load();
    loading = (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - began) / 1e9;
    List<IMethod> entries = scanned.isLibrary() ? List.of() : scanned.entries(program);
    tell("classes of the program", program.applicationClasses().size());
    tell("methods to start from", entries.size());
    doing = "call graph";
    scan = new Scan(program, model, techniques, this::isOver);
    scan.setAsLibrary(scanned.asLibrary());
    MergedFindings merged =
        new MergedFindings().add(scanned.isLibrary() ? scan.ofLibrary() : scan.from(entries));
    tell("methods reached, counted for each context", scan.methods());
    tell("pairs of accesses that locks or filters must keep apart", scan.pairs());
    tellCosts();
    merged.notChecked(program.notChecked());
    if (!scan.isComplete()) {
      merged.notChecked(limits.reason());
    }
    Report report = merged.toReport();
    if (makesPlan && report.complete()) {
      doing = "plan";
      plan = scan.plan();
      tell("fields that need no check", plan.size());
    }
    return report;
  }

  private boolean isOver() {
    doing =
        switch (scan.phase()) {
          case CALL_GRAPH -> String.format(Locale.ROOT, "call graph, %,d methods", scan.methods());
          case LOCKS -> String.format(Locale.ROOT, "locks in %,d methods", scan.methods());
          case RACES -> String.format(Locale.ROOT, "races, %,d pairs", scan.pairs());
        };
    return limits.isOver(scan.phase());
  }

  /** Processor time by stage, as Table IV of the paper has it, and memory. */
  private void tellCosts() {
    if (options.flag(Option.VERBOSE)) {
      System.err.printf(
          Locale.ROOT,
          "heddle: CPU seconds: loading %.1f, call graph %.1f, locks %.1f, races %.1f%n",
          loading,
          scan.seconds(Scan.Phase.CALL_GRAPH),
          scan.seconds(Scan.Phase.LOCKS),
          scan.seconds(Scan.Phase.RACES));
    }
  }

  private void tell(String what, int count) {
    if (options.flag(Option.VERBOSE)) {
      double seconds = (System.nanoTime() - start) / 1e9;
      System.err.printf(Locale.ROOT, "heddle: %s: %,d (after %.1f s)%n", what, count, seconds);
    }
  }
}
