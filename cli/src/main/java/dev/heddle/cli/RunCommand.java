// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.model.options.OptionException;
import dev.heddle.model.options.Options;
import dev.heddle.report.ReportException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** {@code heddle run}: runs a command and checks every JVM that comes of it. */
final class RunCommand implements Callable<Integer> {
  private final CommandSpec spec = CommandSpec.wrapWithoutInspection(this);

  CommandSpec spec() {
    CommandOptions.add(CommandOptions.running(), spec);
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
        .customSynopsis("heddle run [OPTIONS] -- COMMAND...")
        .description(
            "Runs a command, checks every JVM that it starts, and reports when it has ended.",
            "",
            "  heddle run -- java -jar app.jar",
            "  heddle run --include 'com.acme.*' -- mvn test",
            "  heddle run --baseline known.json -- ./start.sh",
            "",
            "The exit code is the command's own if that is not 0, then 66 if something was found.",
            "");
    return spec;
  }

  @Override
  public Integer call() throws ReportException {
    Options options = CommandOptions.read(spec.commandLine().getParseResult());
    String[] command = spec.positionalParameters().get(0).getValue();
    if (command == null) {
      throw new OptionException(
          "no program given; say for example: heddle run -- java -jar app.jar");
    }
    CheckedRun run = CheckedRun.prepare(options);
    return run.exitCode(run.execute(List.of(command)));
  }
}
