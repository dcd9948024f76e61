// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Model.CommandSpec;

/** {@code heddle completion}: prints what a shell needs to complete heddle's commands. */
final class CompletionCommand implements Callable<Integer> {
  private final CommandSpec spec = CommandSpec.wrapWithoutInspection(this);

  CommandSpec spec() {
    spec.usageMessage()
        .description(
            "Prints a script with which bash and zsh complete heddle's commands and options.",
            "Try: source <(heddle completion)");
    return spec;
  }

  @Override
  public Integer call() {
    System.out.print(AutoComplete.bash("heddle", spec.root().commandLine()));
    return ExitCode.CLEAN;
  }
}
