// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.options.Option;
import dev.heddle.model.options.Options;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

class CommandLineTest {
  private final PrintStream systemOut = System.out;
  private final PrintStream systemErr = System.err;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @BeforeEach
  void capture() {
    System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
    System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
  }

  @AfterEach
  void release() {
    System.setOut(systemOut);
    System.setErr(systemErr);
  }

  @Test
  void showsTheVersion() {
    assertThat(execute("--version")).isZero();
    assertThat(out()).matches("heddle \\d+\\.\\d+\\.\\d+\\R");
  }

  @ParameterizedTest
  @CsvSource({
    "help",
    "--help",
    "help run",
    "run --help",
    "help demo",
    "report -h",
    "help trace",
    "replay --help",
    "scan --help"
  })
  void helpGoesToStandardOutput(String arguments) {
    assertThat(execute(arguments.split(" "))).isZero();
    assertThat(out()).startsWith("Usage: heddle").doesNotContain("run=ID");
    assertThat(err()).isEmpty();
  }

  @Test
  void helpSaysWhatThreeMeans() {
    execute("--help");
    assertThat(out().replaceAll("\\s+", " "))
        .contains("run, check, trace: nothing found, but a trace that was asked for is missing.")
        .doesNotContain("journals");
  }

  @ParameterizedTest
  @CsvSource({"run", "trace"})
  void helpOfCommandsThatRunNamesEveryOption(String command) {
    execute("help", command);
    for (Option option : Option.values()) {
      if (option.isPublic()) {
        assertThat(out()).contains("--" + option.key());
      }
    }
    assertThat(out().lines()).allMatch(line -> line.length() <= 100);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "run | heddle run: no program given; say for example: heddle run -- java -jar app.jar",
        "run -- | heddle run: no program given; say for example: heddle run -- java -jar app.jar",
        "run --reprot x -- java | heddle run: unknown option \"--reprot\"; did you mean"
            + " \"--report\"?",
        "run --reprot=x -- java | heddle run: unknown option \"--reprot\"; did you mean"
            + " \"--report\"?",
        "run --report | heddle run: missing required parameter for option '--report' (DIR)",
        "run --format text,pdf -- java | heddle run: unknown format \"pdf\"; there is text, html,"
            + " sarif, junit, github, json",
        "explain | heddle explain: no id given; say for example: heddle explain R-3f9a1c20",
        "run --detect livelocks -- java | heddle run: unknown detect \"livelocks\"; there is races,"
            + " deadlocks",
        "trace | heddle trace: no program given; say for example: heddle trace -- java -jar"
            + " app.jar",
        "trace -o | heddle trace: missing required parameter for option '--trace' (FILE)",
        "replay | heddle replay: no trace given; say for example: heddle replay heddle.trace",
        "replay --algoritm x t | heddle replay: unknown option \"--algoritm\"; did you mean"
            + " \"--algorithm\"?",
        "run --predict=maybe -- java | heddle run: option \"predict\" is true or false, not"
            + " \"maybe\"",
        "run --quiet= -- java | heddle run: option \"quiet\" is true or false, not \"\"",
        "help chek | heddle: unknown command \"chek\"; did you mean \"check\"?",
        "help nosuch | heddle: unknown command \"nosuch\"; there is run, scan, check, trace, replay,"
            + " report, explain, demo, completion, help",
        "rnu -- java | heddle: unknown command \"rnu\"; did you mean \"run\"?",
        "chek a.jar | heddle: unknown command \"chek\"; did you mean \"check\"?",
        "check | heddle check: nothing to scan given; say for example: heddle check app.jar -- java"
            + " -jar app.jar",
        "check a.jar | heddle check: no program given; say for example: heddle check app.jar -- java"
            + " -jar app.jar",
        "scan | heddle scan: nothing to scan given; say for example: heddle scan app.jar",
        "scan --without bubbleup a.jar | heddle scan: unknown technique \"bubbleup\"; did you mean"
            + " \"bubble-up\"?",
        "scan --timeout soon a.jar | heddle scan: --timeout is a number of seconds, not \"soon\"",
        "scan --max-memory 0g a.jar | heddle scan: --max-memory is an amount of memory such as 512m"
            + " or 2g, not \"0g\"",
        "scan --clsspath x a.jar | heddle scan: unknown option \"--clsspath\"; did you mean"
            + " \"--classpath\"?",
        "--verison | heddle: unknown option \"--verison\"; did you mean \"--version\"?",
        "report | heddle report: no report given; say for example: heddle report"
            + " heddle-report/report.json",
        "demo now | heddle demo: \"now\" is one word too many",
      })
  void wrongUseIsOneClearSentence(String arguments, String message) {
    assertThat(execute(arguments.split(" "))).isEqualTo(ExitCode.USAGE_ERROR);
    assertThat(err()).isEqualTo(message + "\n");
    assertThat(out()).isEmpty();
  }

  @Test
  void eachCommandHasOneWholeSentenceInTheList() {
    execute("--help");
    List<String> lines = out().lines().toList();
    List<String> commands =
        lines.subList(lines.indexOf("Commands:") + 1, lines.indexOf("Exit codes:") - 1);
    assertThat(commands).hasSize(Main.commandLine().getSubcommands().size());
    assertThat(commands).allMatch(line -> line.matches("  [a-z]+ +[A-Z][^.]*\\."));
  }

  @ParameterizedTest
  @CsvSource({
    "--predict, true",
    "--predict=true, true",
    "--predict=false, false",
    "--predict true, true",
    "--predict false, true",
  })
  void flagsTakeTheValuesThatTheyTakeElsewhere(String words, boolean value) {
    CommandSpec command = CommandSpec.create();
    CommandOptions.add(List.of(Option.PREDICT), command);
    command.addPositional(PositionalParamSpec.builder().arity("0..*").type(String[].class).build());
    CommandLine line = new CommandLine(command);
    Options options = CommandOptions.read(line.parseArgs(words.split(" ")));
    assertThat(options.flag(Option.PREDICT)).isEqualTo(value);
  }

  @Test
  void noCommandIsWrongUse() {
    assertThat(execute()).isEqualTo(ExitCode.USAGE_ERROR);
    assertThat(err()).isEqualTo("heddle: no command given; see: heddle help\n");
  }

  @Test
  void completionKnowsTheCommands() {
    assertThat(execute("completion")).isZero();
    assertThat(out()).contains("complete -F", "--baseline", "demo").doesNotContain("--run ");
  }

  private int execute(String... arguments) {
    return Main.commandLine().execute(arguments);
  }

  private String out() {
    return out.toString(StandardCharsets.UTF_8);
  }

  private String err() {
    return err.toString(StandardCharsets.UTF_8);
  }
}
