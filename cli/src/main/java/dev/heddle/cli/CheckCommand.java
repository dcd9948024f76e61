// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.model.options.OptionException;
import dev.heddle.model.options.Options;
import dev.heddle.report.ReportException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** {@code heddle check}: scans a program, runs it under the scan's plan, and reports once. */
final class CheckCommand implements Callable<Integer> {
  private static final String EXAMPLE = "heddle check app.jar -- java -jar app.jar";
  private static final String SEPARATOR = "--";

  private final CommandSpec spec = CommandSpec.wrapWithoutInspection(this);

  CommandSpec spec() {
    ScanOptions.add(spec);
    CommandOptions.add(CommandOptions.running(), spec);
    spec.addPositional(
        PositionalParamSpec.builder()
            .paramLabel("JAR|DIR... -- COMMAND")
            .arity("0..*")
            .type(String[].class)
            .description(
                "The program's jars or folders with class files, then the command that runs it.")
            .build());
    spec.usageMessage()
        .customSynopsis("heddle check [OPTIONS] JAR|DIR... -- COMMAND...")
        .description(
            "Scans a program, runs it, and makes one report of both.",
            "The run is checked only where the scan could not do without. The report says which of the",
            "scan's races the run has confirmed, and which it has always seen in order.",
            "",
            "  " + EXAMPLE,
            "  heddle check --classpath 'lib/*' target/classes -- mvn test",
            "",
            "The exit code is the command's own if that is not 0, then 66 if something was found.",
            "");
    return spec;
  }

  @Override
  public Integer call() throws ReportException, InterruptedException {
    ParseResult parsed = spec.commandLine().getParseResult();
    Options options = CommandOptions.read(parsed);
    String[] words = spec.positionalParameters().get(0).getValue();
    List<String> all = words == null ? List.of() : Arrays.asList(words);
    List<String> inputs = all.subList(0, all.size() - commandSize(parsed));
    List<String> command = all.subList(inputs.size(), all.size());
    if (inputs.isEmpty()) {
      throw new OptionException("nothing to scan given; say for example: " + EXAMPLE);
    }
    if (command.isEmpty()) {
      throw new OptionException("no program given; say for example: " + EXAMPLE);
    }
    ScanOptions scan = new ScanOptions(parsed);
    ScannedProgram program = scan.program(inputs.stream().map(Path::of).toList(), false);
    return new Pipeline(options, program, scan.limits()).run(command);
  }

  /** How many words stand after the first {@code --}. */
  private static int commandSize(ParseResult parsed) {
    List<String> words = parsed.originalArgs();
    int separator = words.indexOf(SEPARATOR);
    return separator < 0 ? 0 : words.size() - separator - 1;
  }
}
