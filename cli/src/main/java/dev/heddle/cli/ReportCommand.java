// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.model.finding.Report;
import dev.heddle.model.options.Option;
import dev.heddle.model.options.OptionException;
import dev.heddle.model.options.Options;
import dev.heddle.report.MergedFindings;
import dev.heddle.report.Publisher;
import dev.heddle.report.Reasons;
import dev.heddle.report.ReportException;
import dev.heddle.report.journal.JournalReader;
import dev.heddle.report.journal.JvmJournal;
import dev.heddle.report.journal.RunJournals;
import dev.heddle.report.json.ReportFile;
import dev.heddle.report.select.Baseline;
import dev.heddle.report.select.Selection;
import dev.heddle.report.select.Suppressions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** {@code heddle report}: makes one report of several, and shows it again. */
final class ReportCommand implements Callable<Integer> {
  private final CommandSpec spec = CommandSpec.wrapWithoutInspection(this);

  CommandSpec spec() {
    CommandOptions.add(CommandOptions.REPORTING, spec);
    spec.addPositional(
        PositionalParamSpec.builder()
            .paramLabel("FILE")
            .arity("0..*")
            .type(String[].class)
            .description("A report.json, or the journal (.jsonl) of a JVM that was killed.")
            .build());
    spec.usageMessage()
        .customSynopsis("heddle report [OPTIONS] FILE...")
        .description(
            "Merges reports, shows the result, and writes it to the report directory.",
            "The same finding in two reports is one finding, seen more often.",
            "");
    return spec;
  }

  @Override
  public Integer call() throws ReportException {
    Options options = CommandOptions.read(spec.commandLine().getParseResult());
    String[] files = spec.positionalParameters().get(0).getValue();
    if (files == null) {
      throw new OptionException(
          "no report given; say for example: heddle report heddle-report/report.json");
    }
    keepInputs(files, options);
    Selection selection = Selection.read(options);
    Report report = files.length == 1 ? read(Path.of(files[0])) : merge(List.of(files));
    Publisher publisher = new Publisher(options, selection, System.err);
    Report published = publisher.publish(report);
    return ExitCode.of(published, publisher, options);
  }

  /** A merged report in the place of one of its parts would count twice when merged again. */
  private static void keepInputs(String[] files, Options options) {
    Path output = options.path(Option.REPORT).resolve(ReportFile.NAME);
    for (String file : files) {
      boolean overwritten = Path.of(file).toAbsolutePath().normalize().equals(output);
      if (overwritten && files.length > 1) {
        throw new OptionException(
            file + " would be overwritten with the merged report; choose another --report DIR");
      }
    }
  }

  private static Report merge(List<String> files) throws ReportException {
    MergedFindings merged = new MergedFindings();
    List<Report> parts = new ArrayList<>();
    for (String file : files) {
      Report report = read(Path.of(file));
      parts.add(report);
      merged
          .add(report.found())
          .notChecked(report.notChecked())
          .libraries(report.libraries())
          .about(report.about());
    }
    // What one part has not found is not gone if another has.
    return new Selection(Suppressions.none(), Baseline.ofThose(parts)).apply(merged.toReport());
  }

  private static Report read(Path file) throws ReportException {
    return file.toString().endsWith(JournalReader.SUFFIX) ? journal(file) : ReportFile.read(file);
  }

  private static Report journal(Path file) throws ReportException {
    MergedFindings merged = new MergedFindings();
    try {
      JvmJournal journal = JournalReader.read(file);
      if (!journal.begun()) {
        throw new ReportException(file + " is not a journal of heddle");
      }
      RunJournals.add(journal, merged);
    } catch (IOException e) {
      throw new ReportException(file + " cannot be read: " + Reasons.of(e));
    }
    return merged.toReport();
  }
}
