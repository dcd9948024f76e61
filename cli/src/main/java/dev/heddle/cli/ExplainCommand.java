// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Report;
import dev.heddle.model.options.Nearest;
import dev.heddle.model.options.Option;
import dev.heddle.model.options.OptionException;
import dev.heddle.model.options.Options;
import dev.heddle.report.ReportException;
import dev.heddle.report.json.ReportFile;
import dev.heddle.report.source.Sources;
import dev.heddle.report.text.Explanation;
import dev.heddle.report.text.Paint;
import dev.heddle.report.text.Terminal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** {@code heddle explain}: one finding in full, what its evidence means, and how to mend it. */
final class ExplainCommand implements Callable<Integer> {
  /** More ids than that do not help anybody. */
  private static final int MOST_LISTED = 10;

  private final CommandSpec spec = CommandSpec.wrapWithoutInspection(this);

  CommandSpec spec() {
    CommandOptions.add(List.of(Option.REPORT, Option.SOURCES, Option.NO_COLOR), spec);
    spec.addPositional(
        PositionalParamSpec.builder()
            .paramLabel("ID [FILE]")
            .arity("0..2")
            .type(String[].class)
            .description(
                "A finding's id, or how it begins; and the report.json that it is in. Default: the"
                    + " one in the report directory")
            .build());
    spec.usageMessage()
        .customSynopsis("heddle explain [OPTIONS] ID [FILE]")
        .description(
            "Prints one finding in full, and how to mend it.",
            "On standard output are both stacks with their source, what the evidence means, and what",
            "would help.",
            "",
            "  heddle explain R-3f9a1c20",
            "  heddle explain 3f9a build/heddle-report/report.json",
            "");
    return spec;
  }

  @Override
  public Integer call() throws ReportException {
    Options options = CommandOptions.read(spec.commandLine().getParseResult());
    String[] words = spec.positionalParameters().get(0).getValue();
    if (words == null) {
      throw new OptionException("no id given; say for example: heddle explain R-3f9a1c20");
    }
    if (words.length > 2) {
      throw new OptionException("one id and one file are enough, \"" + words[2] + "\" is too much");
    }
    Sources.check(options);
    Path file =
        words.length > 1 ? Path.of(words[1]) : options.path(Option.REPORT).resolve(ReportFile.NAME);
    Report report = ReportFile.read(file);
    Finding finding = find(words[0], report, file);
    Sources sources = Sources.in(options.paths(Option.SOURCES));
    Paint paint = Paint.on(Terminal.STANDARD_OUTPUT, options);
    System.out.print(Explanation.of(finding, report, sources, paint));
    return ExitCode.CLEAN;
  }

  /** With a baseline also those that were known, and those that are gone. */
  private static List<Finding> findings(Report report) {
    List<Finding> all = new ArrayList<>(report.found());
    if (report.comparison() != null) {
      all.addAll(report.comparison().goneFindings());
    }
    return all;
  }

  /** Ids may be cut short, as long as there is one finding that is meant. */
  private static Finding find(String id, Report report, Path file) throws ReportException {
    List<Finding> meant = new ArrayList<>();
    List<String> ids = new ArrayList<>();
    for (Finding finding : findings(report)) {
      ids.add(finding.id());
      if (beginsWith(finding.id(), id)) {
        meant.add(finding);
      }
    }
    if (meant.size() > 1) {
      throw new ReportException(
          "\"" + id + "\" can be " + meant.get(0).id() + " or " + meant.get(1).id());
    }
    if (meant.isEmpty()) {
      String hint = ids.isEmpty() ? "; it has no findings" : Nearest.hint(id, ids);
      boolean isList = ids.size() > MOST_LISTED && !hint.endsWith("?");
      throw new ReportException(file + " has no finding \"" + id + "\"" + (isList ? "" : hint));
    }
    return meant.get(0);
  }

  private static boolean beginsWith(String id, String start) {
    String wanted = start.toLowerCase(Locale.ROOT);
    String whole = id.toLowerCase(Locale.ROOT);
    return !wanted.isEmpty()
        && (whole.startsWith(wanted) || whole.substring(whole.indexOf('-') + 1).startsWith(wanted));
  }
}
