// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.model.options.Option;
import dev.heddle.model.options.Options;
import dev.heddle.report.ReportException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;

/** {@code heddle demo}: checks the example that heddle.jar carries. */
final class DemoCommand implements Callable<Integer> {
  private final CommandSpec spec = CommandSpec.wrapWithoutInspection(this);

  CommandSpec spec() {
    CommandOptions.add(List.of(Option.REPORT, Option.QUIET, Option.VERBOSE, Option.NO_COLOR), spec);
    spec.usageMessage()
        .description(
            "Checks the bundled example, a small bank with two bugs.",
            "It does so as heddle check does, and says where the report is.",
            "The exit code is 0 if the demonstration worked: findings are what it is for.",
            "");
    return spec;
  }

  @Override
  public Integer call() throws IOException, ReportException, InterruptedException {
    Options options = CommandOptions.read(spec.commandLine().getParseResult());
    Path bank = Files.createTempFile("heddle-demo-bank", ".jar");
    try (InputStream jar = DemoCommand.class.getResourceAsStream("bank.jar")) {
      Files.copy(jar, bank, StandardCopyOption.REPLACE_EXISTING);
      if (!options.flag(Option.QUIET)) {
        System.err.println(
            "heddle: checking the bundled example (sources: examples/src/main/java/bank)");
      }
      if (!options.isSet(Option.SOURCES)) {
        options.set(Option.SOURCES, bank.toString());
      }
      String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
      ScannedProgram program =
          new ScannedProgram(List.of(bank), List.of(), List.of(), false, List.of());
      int code =
          new Pipeline(options, program, ScanLimits.of(null, null))
              .run(List.of(java, "-jar", bank.toString()));
      return code == ExitCode.FINDINGS ? ExitCode.CLEAN : code;
    } finally {
      Files.delete(bank);
    }
  }
}
