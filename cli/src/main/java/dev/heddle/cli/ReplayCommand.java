// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Report;
import dev.heddle.model.options.Option;
import dev.heddle.model.options.OptionException;
import dev.heddle.model.options.Options;
import dev.heddle.report.MergedFindings;
import dev.heddle.report.Publisher;
import dev.heddle.report.ReportException;
import dev.heddle.report.select.Selection;
import dev.heddle.runtime.detector.Detectors;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** {@code heddle replay}: runs one detector, or all of them, over recorded events. */
final class ReplayCommand implements Callable<Integer> {
  private static final String ALL = "all";

  /** The one detector that does not look for races; it works beside any other. */
  static final String OF_DEADLOCKS = "deadlock";

  private final CommandSpec spec = CommandSpec.wrapWithoutInspection(this);

  CommandSpec spec() {
    spec.addOption(
        OptionSpec.builder(CommandOptions.name(Option.ALGORITHM))
            .type(String.class)
            .arity("1")
            .paramLabel("NAME")
            .description(
                "How to look for races: "
                    + String.join(", ", Detectors.names())
                    + "; or all, to compare them. Default: "
                    + Option.ALGORITHM.defaultValue())
            .build());
    CommandOptions.add(List.of(Option.DETECT, Option.GRANULARITY), spec);
    CommandOptions.add(CommandOptions.REPORTING, spec);
    spec.addPositional(
        PositionalParamSpec.builder()
            .paramLabel("TRACE")
            .arity("0..*")
            .type(String[].class)
            .description("What heddle trace has written.")
            .build());
    spec.usageMessage()
        .customSynopsis("heddle replay [OPTIONS] TRACE...")
        .description(
            "Runs a detector over recorded events, and reports what it finds in all the traces.",
            "",
            "  heddle replay heddle.trace",
            "  heddle replay --algorithm eraser --granularity object heddle.trace",
            "  heddle replay --algorithm all heddle.trace",
            "");
    return spec;
  }

  @Override
  public Integer call() throws ReportException {
    ParseResult parsed = spec.commandLine().getParseResult();
    Options options = CommandOptions.read(parsed, Option.ALGORITHM);
    List<Path> traces = traces();
    String name =
        parsed.matchedOptionValue(
            CommandOptions.name(Option.ALGORITHM), options.text(Option.ALGORITHM));
    Selection selection = Selection.read(options);
    Replays replays = new Replays(traces, options);
    Map<String, Report> reports = new LinkedHashMap<>();
    for (String algorithm : algorithms(name, options)) {
      reports.put(algorithm, replays.run(algorithm, !algorithm.equals(name)));
    }
    Publisher publisher = new Publisher(options, selection, System.err);
    Report published = publisher.publish(Invocation.of(merged(reports.values())));
    if (name.equals(ALL)) {
      Map<String, List<Finding>> found = new LinkedHashMap<>();
      reports.forEach((each, report) -> found.put(each, selection.apply(report).findings()));
      System.err.print(new Comparison(found).toText());
    }
    return ExitCode.of(published, publisher, options);
  }

  private List<Path> traces() {
    String[] words = spec.positionalParameters().get(0).getValue();
    if (words == null) {
      throw new OptionException("no trace given; say for example: heddle replay heddle.trace");
    }
    List<Path> traces = new ArrayList<>();
    for (String word : words) {
      traces.add(Path.of(word));
    }
    return traces;
  }

  /** Those that look for what the user wants to know: a run would look for as much. */
  private static List<String> algorithms(String name, Options options) {
    List<String> names = Detectors.names();
    if (!name.equals(ALL) && !names.contains(name)) {
      throw new OptionException(
          "unknown algorithm \"" + name + "\"; there is " + String.join(", ", names) + ", " + ALL);
    }
    List<String> kinds = options.list(Option.DETECT);
    Set<String> chosen = new LinkedHashSet<>();
    if (name.equals(OF_DEADLOCKS) || kinds.contains("races")) {
      chosen.addAll(name.equals(ALL) ? names : List.of(name));
    }
    if (kinds.contains("deadlocks")) {
      chosen.add(OF_DEADLOCKS);
    } else if (!name.equals(OF_DEADLOCKS)) {
      chosen.remove(OF_DEADLOCKS);
    }
    return List.copyOf(chosen);
  }

  /** What several detectors find in the same events has not happened more often. */
  private static Report merged(Iterable<Report> reports) {
    Map<String, Finding> strongest = new LinkedHashMap<>();
    MergedFindings merged = new MergedFindings();
    for (Report report : reports) {
      merged.notChecked(report.notChecked());
      for (Finding finding : report.findings()) {
        Finding other = strongest.putIfAbsent(finding.id(), finding);
        if (other != null && finding.evidence().compareTo(other.evidence()) < 0) {
          strongest.put(finding.id(), finding);
        }
      }
    }
    return merged.add(strongest.values()).toReport();
  }
}
