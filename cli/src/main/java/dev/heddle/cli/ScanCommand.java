// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.model.finding.Report;
import dev.heddle.model.options.Nearest;
import dev.heddle.model.options.Option;
import dev.heddle.model.options.OptionException;
import dev.heddle.model.options.Options;
import dev.heddle.model.plan.Plan;
import dev.heddle.model.plan.PlanFile;
import dev.heddle.report.Publisher;
import dev.heddle.report.Reasons;
import dev.heddle.report.ReportException;
import dev.heddle.report.select.Selection;
import dev.heddle.report.text.GroupedText;
import dev.heddle.scan.Technique;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** {@code heddle scan}: finds races in class files, without running them. */
final class ScanCommand implements Callable<Integer> {
  private static final String LIBRARY = "--library";
  private static final String WITHOUT = "--without";
  private static final String GROUPS = "--groups";
  private static final String PLAN = CommandOptions.name(Option.PLAN);

  private final CommandSpec spec = CommandSpec.wrapWithoutInspection(this);

  CommandSpec spec() {
    ScanOptions.add(spec);
    spec.addOption(
        OptionSpec.builder(LIBRARY)
            .type(boolean.class)
            .arity("0")
            .description(
                "Take any public method of a class to be called at the same time as the others;"
                    + " if classes are marked @ThreadSafe, only of those.")
            .build());
    ScanOptions.add(
        WITHOUT,
        String[].class,
        "NAME[,NAME…]",
        "Switch techniques off, to see what they do: " + String.join(", ", techniques()) + ".",
        spec);
    spec.addOption(
        OptionSpec.builder(GROUPS)
            .type(boolean.class)
            .arity("0")
            .description("Show places only, grouped by loop or threads, object and field.")
            .build());
    ScanOptions.add(
        PLAN,
        String.class,
        Option.PLAN.label(),
        "Write to FILE which fields only one thread accesses; heddle run --plan FILE does not check"
            + " them.",
        spec);
    CommandOptions.add(List.of(Option.LIBRARY_MODEL), spec);
    CommandOptions.add(CommandOptions.REPORTING, spec);
    spec.addPositional(
        PositionalParamSpec.builder()
            .paramLabel("JAR|DIR")
            .arity("0..*")
            .type(String[].class)
            .description("The program: jars, or folders with class files.")
            .build());
    spec.usageMessage()
        .customSynopsis("heddle scan [OPTIONS] JAR|DIR...")
        .description(
            "Finds races in a program's class files; nothing is run.",
            "",
            "  heddle scan app.jar",
            "  heddle scan --classpath 'lib/*' target/classes",
            "  heddle scan --entry com.acme.Server.start --timeout 60 server.jar",
            "  heddle scan --library cache.jar",
            "");
    return spec;
  }

  @Override
  public Integer call() throws ReportException, InterruptedException {
    ParseResult parsed = spec.commandLine().getParseResult();
    Options options = CommandOptions.read(parsed, Option.PLAN);
    ScanOptions scanOptions = new ScanOptions(parsed);
    ScannedProgram program = scanOptions.program(inputs(), parsed.hasMatchedOption(LIBRARY));
    if (program.isLibrary() && !program.entries().isEmpty()) {
      throw new OptionException(LIBRARY + " and " + ScanOptions.ENTRY + " do not go together");
    }
    String plan = parsed.matchedOptionValue(PLAN, null);
    if (plan != null) {
      checkPlan(parsed);
    }
    Set<Technique> techniques = chosen(scanOptions.values(WITHOUT));
    Selection selection = Selection.read(options);
    LimitedScan scan =
        new LimitedScan(
            program, ScanOptions.libraryModel(options), techniques, scanOptions.limits(), options);
    if (plan != null) {
      scan.makePlan();
    }
    Report report = scan.run();
    Publisher publisher =
        parsed.hasMatchedOption(GROUPS)
            ? new Publisher(options, selection, System.err, GroupedText::of)
            : new Publisher(options, selection, System.err);
    Report published = publisher.publish(Invocation.of(report));
    if (plan != null) {
      write(scan.plan(), Path.of(plan), options.flag(Option.QUIET));
    }
    return ExitCode.of(published, publisher, options);
  }

  /**
   * A plan is of a whole program, which has a start, and needs all that is known of its threads.
   */
  private static void checkPlan(ParseResult parsed) {
    for (String other : List.of(LIBRARY, WITHOUT)) {
      if (parsed.hasMatchedOption(other)) {
        throw new OptionException(PLAN + " and " + other + " do not go together");
      }
    }
  }

  /**
   * @param plan null if there is none
   */
  private static void write(Plan plan, Path file, boolean isQuiet) throws ReportException {
    if (plan == null) {
      System.err.println("heddle: no plan is written: not everything was looked at");
      return;
    }
    try {
      PlanFile.write(plan, file);
    } catch (IOException e) {
      throw new ReportException("cannot write the plan " + file + ": " + Reasons.of(e));
    }
    if (!isQuiet) {
      int size = plan.size();
      String fields = size == 1 ? "1 field needs" : size + " fields need";
      int sites = plan.sites();
      String more = sites == 0 ? "" : ", nor accesses to others in " + methods(sites);
      System.err.println("heddle: " + fields + " no check in a run" + more + "; plan: " + file);
    }
  }

  private static String methods(int count) {
    return count == 1 ? "1 method" : count + " methods";
  }

  private List<Path> inputs() {
    String[] words = spec.positionalParameters().get(0).getValue();
    if (words == null) {
      throw new OptionException("nothing to scan given; say for example: heddle scan app.jar");
    }
    return Arrays.stream(words).map(Path::of).toList();
  }

  private static Set<Technique> chosen(List<String> without) {
    Set<Technique> chosen = EnumSet.allOf(Technique.class);
    List<String> names = techniques();
    for (String list : without) {
      for (String name : list.split(",")) {
        if (!names.contains(name)) {
          throw new OptionException(
              "unknown technique \"" + name + "\"" + Nearest.hint(name, names));
        }
        chosen.removeIf(technique -> technique.toString().equals(name));
      }
    }
    return chosen;
  }

  private static List<String> techniques() {
    return Stream.of(Technique.values()).map(Technique::toString).toList();
  }
}
