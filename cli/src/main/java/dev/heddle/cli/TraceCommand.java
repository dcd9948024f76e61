// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.model.options.Option;
import dev.heddle.model.options.OptionException;
import dev.heddle.model.options.Options;
import dev.heddle.report.ReportException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** {@code heddle trace}: runs a command as {@code heddle run} does, and records its events. */
final class TraceCommand implements Callable<Integer> {
  private static final String DEFAULT_FILE = "heddle.trace";

  private final CommandSpec spec = CommandSpec.wrapWithoutInspection(this);

  CommandSpec spec() {
    spec.addOption(
        OptionSpec.builder("-o", CommandOptions.name(Option.TRACE))
            .type(String.class)
            .arity("1")
            .paramLabel(Option.TRACE.label())
            .description(Option.TRACE.help() + " Default: " + DEFAULT_FILE)
            .build());
    List<Option> options = new ArrayList<>(CommandOptions.running());
    options.remove(Option.TRACE);
    CommandOptions.add(options, spec);
    spec.addPositional(
        PositionalParamSpec.builder()
            .paramLabel("COMMAND")
            .arity("0..*")
            .type(String[].class)
            .description("The command to run, with its arguments.")
            .build());
    // Everything from the command's first word on belongs to the command.
    spec.parser().stopAtPositional(true);
    spec.usageMessage()
        .customSynopsis("heddle trace [OPTIONS] -- COMMAND...")
        .description(
            "Runs and checks a command as heddle run does, and records the events of every JVM.",
            "",
            "  heddle trace -o app.trace -- java -jar app.jar",
            "  heddle replay --algorithm all app.trace",
            "",
            "A second JVM of the command writes to app.PID.trace, with its process id.",
            "The exit code is that of heddle run; 3 if nothing was found and no trace was written.",
            "");
    return spec;
  }

  @Override
  public Integer call() throws ReportException {
    Options options = CommandOptions.read(spec.commandLine().getParseResult());
    String[] command = spec.positionalParameters().get(0).getValue();
    if (command == null) {
      throw new OptionException(
          "no program given; say for example: heddle trace -- java -jar app.jar");
    }
    if (!options.isSet(Option.TRACE)) {
      options.set(Option.TRACE, DEFAULT_FILE);
    }
    CheckedRun run = CheckedRun.prepare(options);
    return run.exitCode(run.execute(List.of(command)));
  }
}
