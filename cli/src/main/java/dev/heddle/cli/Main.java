// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.report.Version;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The command line of heddle. */
public final class Main {
  private Main() {}

  public static void main(String[] arguments) {
    System.exit(commandLine().execute(arguments));
  }

  static CommandLine commandLine() {
    CommandSpec root = CommandSpec.create().name("heddle").version(Version.tool());
    root.usageMessage()
        .description(
            "Finds data races and deadlocks in Java programs.",
            "",
            "  heddle run -- java -jar app.jar   checks a program",
            "  heddle run -- mvn test            checks every JVM that a command starts",
            "  heddle scan app.jar               finds races without running anything",
            "  heddle check app.jar -- java -jar app.jar   does both, and makes one report",
            "  heddle demo                       checks the bundled example",
            "  heddle trace -- java -jar app.jar records a run, for heddle replay",
            "",
            "Options may also stand in heddle.properties or HEDDLE_OPTIONS; the command line wins.",
            "")
        .synopsisSubcommandLabel("COMMAND")
        .exitCodeListHeading("%nExit codes:%n")
        .exitCodeList(exitCodes());
    root.addOption(
        OptionSpec.builder("--version").versionHelp(true).description("Show the version.").build());
    addHelp(root);
    addCommand("run", new RunCommand().spec(), root);
    addCommand("scan", new ScanCommand().spec(), root);
    addCommand("check", new CheckCommand().spec(), root);
    addCommand("trace", new TraceCommand().spec(), root);
    addCommand("replay", new ReplayCommand().spec(), root);
    addCommand("report", new ReportCommand().spec(), root);
    addCommand("explain", new ExplainCommand().spec(), root);
    addCommand("demo", new DemoCommand().spec(), root);
    addCommand("completion", new CompletionCommand().spec(), root);
    root.addSubcommand("help", new CommandLine(new HelpCommand()));
    return new CommandLine(root)
        // An @file after "run --" is the program's.
        .setExpandAtFiles(false)
        .setExecutionStrategy(
            parsed -> {
              Invocation.begin(parsed.originalArgs());
              return new CommandLine.RunLast().execute(parsed);
            })
        .setParameterExceptionHandler((e, arguments) -> Errors.wrongUse(e))
        .setExecutionExceptionHandler((e, command, parsed) -> Errors.failed(e, command));
  }

  private static void addCommand(String name, CommandSpec command, CommandSpec root) {
    addHelp(command);
    root.addSubcommand(name, command);
  }

  private static void addHelp(CommandSpec command) {
    command.addOption(
        OptionSpec.builder("-h", "--help").usageHelp(true).description("Show this help.").build());
    command.usageMessage().sortOptions(false).sortSynopsis(false).width(100);
    command.usageMessage().abbreviateSynopsis(true).longOptionsMaxWidth(32);
  }

  private static Map<String, String> exitCodes() {
    Map<String, String> codes = new LinkedHashMap<>();
    codes.put(" " + ExitCode.CLEAN, "Nothing was found.");
    codes.put(" " + ExitCode.FINDINGS, "Something was found; with a baseline, something new.");
    codes.put(" " + ExitCode.INTERNAL_ERROR, "An error inside heddle.");
    codes.put(" " + ExitCode.USAGE_ERROR, "Wrong use, or input that cannot be read.");
    codes.put(
        " " + ExitCode.INCOMPLETE,
        "scan, report, replay: nothing found, but not everything was checked; run, check, trace:"
            + " nothing found, but a trace that was asked for is missing.");
    codes.put(" " + ExitCode.CANNOT_START, "run, check, trace: the program cannot be started.");
    codes.put(" other", "run, check, trace: the program's own exit code.");
    return codes;
  }
}
