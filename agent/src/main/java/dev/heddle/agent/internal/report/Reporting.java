// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.report;

import dev.heddle.agent.AgentOptions;
import dev.heddle.agent.CheckedTest;
import dev.heddle.agent.internal.child.ProcessHook;
import dev.heddle.agent.internal.weave.NotChecked;
import dev.heddle.agent.internal.weave.WeavingTransformer;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Libraries;
import dev.heddle.model.finding.Report;
import dev.heddle.model.options.Option;
import dev.heddle.model.options.OptionException;
import dev.heddle.model.options.Options;
import dev.heddle.report.FullDisk;
import dev.heddle.report.MergedFindings;
import dev.heddle.report.Publisher;
import dev.heddle.report.Reasons;
import dev.heddle.report.ReportException;
import dev.heddle.report.journal.FoundMark;
import dev.heddle.report.journal.Journal;
import dev.heddle.report.journal.RunJournals;
import dev.heddle.report.select.Selection;
import dev.heddle.report.text.Paint;
import dev.heddle.report.text.TextReport;
import dev.heddle.runtime.Checking;
import dev.heddle.runtime.FindingListener;
import dev.heddle.runtime.Findings;
import dev.heddle.runtime.OrderedPairs;
import dev.heddle.runtime.Quietly;
import dev.heddle.runtime.internal.oracle.Oracle;
import dev.heddle.runtime.internal.thread.Privileges;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.instrument.Instrumentation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Takes what the runtime finds out of the JVM: into the journal at once, and at exit, if no {@code
 * heddle run} is there to do it, into report.json and on standard error.
 */
public final class Reporting
    implements FindingListener, Checking.FailureListener, CheckedTest.FindingChoice, NotChecked {
  private final Options options;

  /** What to leave out of the report; null if {@code heddle run} will make the report. */
  private final Selection selection;

  private final List<String> notChecked = new ArrayList<>();
  private final ClassOrigins origins;
  private Libraries libraries = Libraries.none();

  /** In this order; the runtime has them anyway. */
  private final List<Finding> found = new ArrayList<>();

  /** Null once it could not be written; findings then go straight to standard error. */
  private Journal journal;

  /** What threads find that still run then would come too late. */
  private boolean hasFinished;

  private Reporting(Options options, Selection selection, Instrumentation instrumentation) {
    this.options = options;
    this.origins = new ClassOrigins(instrumentation, options.list(Option.APPLICATION));
    this.selection = selection;
  }

  /**
   * Starts the journal, listens to the runtime, and sees to it that the end of the JVM is told.
   *
   * @throws OptionException if the report directory or a file of the user's cannot be used
   */
  public static Reporting start(AgentOptions agentOptions, Instrumentation instrumentation) {
    Options options = agentOptions.all();
    boolean partOfRun = options.isSet(Option.RUN);
    Selection selection = partOfRun ? null : readSelection(options);
    Reporting reporting = new Reporting(options, selection, instrumentation);
    reporting.openJournal();
    Findings.reportTo(reporting);
    CheckedTest.chooseBy(reporting);
    Checking.reportTo(reporting);
    LastHook.install(instrumentation, reporting.end());
    if (partOfRun) {
      ProcessHook.install(options, instrumentation, reporting);
    }
    return reporting;
  }

  /** A full disk is no reason not to start: what is found goes to standard error. */
  private void openJournal() {
    try {
      journal = JournalPlace.open(options);
    } catch (IOException e) {
      Path directory = options.path(Option.REPORT);
      if (!options.isSet(Option.RUN) && !FullDisk.isReason(e, directory)) {
        throw new OptionException("cannot write to " + directory + ": " + Reasons.of(e));
      }
      journalFailed(e);
      return;
    }
    try {
      journal.begin(ThisJvm.command());
    } catch (IOException e) {
      journalFailed(e);
    }
  }

  /** What is done at the end of the JVM. */
  private Runnable end() {
    return new Runnable() {
      @Override
      public void run() {
        Privileges.run(
            new Runnable() {
              @Override
              public void run() {
                finish();
              }
            });
      }
    };
  }

  private static Selection readSelection(Options options) {
    try {
      return Selection.read(options);
    } catch (ReportException e) {
      throw new OptionException(e.getMessage());
    }
  }

  @Override
  public void found(Finding finding) {
    tell(finding);
    CheckedTest.occurred(finding, true);
  }

  @Override
  public void again(Finding finding) {
    CheckedTest.occurred(finding, false);
  }

  private synchronized void tell(Finding finding) {
    if (hasFinished) {
      return;
    }
    Libraries added = Privileges.get(() -> origins.newIn(finding));
    libraries = libraries.and(added);
    boolean isThere = journal != null && Privileges.get(() -> isJournalThere(found));
    found.add(finding);
    if (isThere) {
      try {
        if (!added.isEmpty()) {
          journal.libraries(added);
        }
        journal.finding(finding);
        if (keepsFromEnding(finding)) {
          tell(text(finding));
        }
        return;
      } catch (IOException e) {
        journalFailed(e);
      }
    }
    Privileges.run(() -> tellUnwritten(finding));
  }

  private String text(Finding finding) {
    return TextReport.of(finding, Privileges.get(() -> Paint.forStandardError(options)));
  }

  /** Tells what is in no journal, and sees to it that {@code heddle run} knows that it exists. */
  private void tellUnwritten(Finding finding) {
    boolean isSelected = true;
    boolean counts = true;
    try {
      isSelected = !selected(List.of(finding)).findings().isEmpty();
      counts = !wanted(List.of(finding)).isEmpty();
    } catch (OptionException e) {
      // The baseline, say, is gone; better too much is told than too little.
    }
    if (isSelected) {
      tell(text(finding));
    }
    if (counts && options.isSet(Option.RUN)) {
      FoundMark.leave(JournalPlace.of(options));
    }
  }

  /**
   * Whether the journal is where it was made, or, if somebody has deleted it, is there again with
   * all that it had.
   */
  private boolean isJournalThere(List<Finding> before) {
    if (journal.isThere()) {
      return true;
    }
    try {
      journal = JournalPlace.open(options);
      journal.begin(ThisJvm.command());
      for (String sentence : notChecked) {
        journal.notChecked(sentence);
      }
      journal.libraries(libraries);
      for (Finding finding : before) {
        journal.finding(finding);
      }
      return true;
    } catch (IOException e) {
      journalFailed(e);
      for (Finding finding : before) {
        tellUnwritten(finding);
      }
      return false;
    }
  }

  /**
   * Whether the program may never come to its end because of the finding, so that people must hear
   * of it now, unless they have said that they do not want to.
   */
  private boolean keepsFromEnding(Finding finding) {
    if (finding.kind() != Finding.Kind.DEADLOCK
        || finding.evidence() != Finding.Evidence.OBSERVED
        || !options.list(Option.FORMAT).contains("text")) {
      return false;
    }
    return !selected(List.of(finding)).findings().isEmpty();
  }

  private Report selected(List<Finding> findings) {
    Report report = new MergedFindings().add(findings).libraries(libraries).toReport();
    return (selection != null ? selection : readSelection(options)).apply(report);
  }

  /** What fails a test, of that which was found in it. */
  @Override
  public synchronized List<Finding> wanted(List<Finding> findings) {
    Report report = selected(findings);
    boolean all = options.text(Option.FAIL_ON).equals("all");
    return all ? report.findings() : report.ofApplication();
  }

  /** Adds a sentence about something that was asked for and could not be checked. */
  @Override
  public void add(String sentence) {
    Quietly.run(
        new Runnable() {
          @Override
          public void run() {
            noteNotChecked(sentence);
          }
        });
  }

  private synchronized void noteNotChecked(String sentence) {
    if (hasFinished) {
      return;
    }
    notChecked.add(sentence);
    if (journal != null) {
      try {
        journal.notChecked(sentence);
      } catch (IOException e) {
        journalFailed(e);
      }
    }
  }

  /** Tells at once, and in the report, that something inside heddle went wrong. */
  @Override
  public void failed(String message) {
    Quietly.run(
        () -> {
          tell(message + "\n");
          noteNotChecked(message);
        });
  }

  private void journalFailed(IOException e) {
    journal = null;
    tell(
        "heddle: cannot write the journal: "
            + Reasons.of(e)
            + "; the program runs on, and what is found is told here.\n");
  }

  private void finish() {
    if (Oracle.ON) {
      String verdict = Oracle.verdict();
      tell(verdict + "\n");
      if (Oracle.isDifference(verdict)) {
        add(verdict);
      }
    }
    String statistics = Statistics.text();
    if (statistics != null) {
      tell(statistics);
    }
    // Fetched before this object's lock is taken: the runtime calls found() with its own lock held.
    List<Finding> findings = Findings.all();
    Findings.close();
    for (String sentence : Findings.notReported()) {
      add(sentence);
    }
    Quietly.run(
        new Runnable() {
          @Override
          public void run() {
            finish(findings);
          }
        });
  }

  private synchronized void finish(List<Finding> findings) {
    hasFinished = true;
    if (selection == null) {
      finishJournal(findings);
      return;
    }
    if (notChecked.isEmpty() && WeavingTransformer.classesWoven() == 0) {
      notChecked.add(RunJournals.NO_CLASS);
    }
    MergedFindings merged = new MergedFindings().add(findings).notChecked(notChecked);
    new Publisher(options, selection, people())
        .publish(merged.libraries(libraries).toReport().with(ThisJvm.about()));
    removeJournal();
  }

  /** Writes the findings again, now with their final counts. */
  private void finishJournal(List<Finding> findings) {
    if (journal == null || !isJournalThere(findings)) {
      return;
    }
    try {
      for (Finding finding : findings) {
        journal.finding(finding);
      }
      if (options.flag(Option.NOTE_ORDER)) {
        journal.ordered(OrderedPairs.ids());
      }
      journal.end(WeavingTransformer.classesWoven(), OwnCost.now());
    } catch (IOException e) {
      journalFailed(e);
    }
  }

  private void removeJournal() {
    if (journal == null) {
      return;
    }
    try {
      journal.end(WeavingTransformer.classesWoven(), OwnCost.now());
      Files.delete(journal.file());
      Files.delete(journal.file().getParent());
    } catch (IOException e) {
      // It does no harm, and another JVM may have a journal in the same directory.
    }
  }

  private static void tell(String text) {
    PrintStream people = people();
    people.print(text);
    people.flush();
  }

  /**
   * The program may replace System.err; this is the stream that it was. Made only to be used: it
   * takes 24 kB.
   */
  private static PrintStream people() {
    return new PrintStream(new FileOutputStream(FileDescriptor.err), false);
  }
}
