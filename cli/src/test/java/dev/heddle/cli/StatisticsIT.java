// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.cli.HeddleJar.Result;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code --stats}: the tables of the paper on object races, for one run. */
class StatisticsIT {
  @TempDir Path directory;

  @Test
  void countsWhatTheProgramDoes() throws Exception {
    Result result = count("program.Counted");
    assertThat(result.out()).isEqualTo("3000\n");
    assertThat(result.err())
        .contains("heddle: accesses by code, in percent of 70")
        .contains("heddle: object access protocol\n")
        .contains("heddle: accesses by ownership, in percent of ")
        .contains("heddle: objects and ownership states reached\n");
    // Of the seven accesses in a round, two each are of a static field, of this and of another.
    assertThat(share(result, "field, static")).isBetween(28.0, 29.0);
    assertThat(share(result, "field, this")).isBetween(28.0, 29.0);
    assertThat(share(result, "field, other")).isBetween(28.0, 29.0);
    assertThat(share(result, "method, other")).isBetween(14.0, 15.0);
    assertThat(number(result, "conflict")).isEqualTo("0");
  }

  @Test
  void countsConflicts() throws Exception {
    assertThat(number(count("program.Racy"), "conflict")).isNotEqualTo("0");
  }

  @Test
  void otherAlgorithmsHaveNothingToCount() throws Exception {
    HeddleJar jar = new HeddleJar(directory);
    Result result = jar.heddle("run", "--stats", "--", HeddleJar.JAVA, "-version");
    assertThat(result.exitCode()).isEqualTo(2);
    assertThat(result.err()).isEqualTo("heddle run: stats needs the algorithm object-race\n");
    result = jar.heddle("run", "--algorithm", "racer", "--granularity", "object", "--", "java");
    assertThat(result.exitCode()).isEqualTo(2);
    assertThat(result.err())
        .isEqualTo("heddle run: the algorithm racer has no granularity object\n");
  }

  private Result count(String program) throws Exception {
    String[] run = HeddleJar.runArguments(program);
    String[] words = new String[run.length + 3];
    words[0] = run[0];
    words[1] = "--algorithm";
    words[2] = "object-race";
    words[3] = "--stats";
    System.arraycopy(run, 1, words, 4, run.length - 1);
    return new HeddleJar(directory).heddle(words);
  }

  private static double share(Result result, String row) {
    return Double.parseDouble(number(result, row));
  }

  private static String number(Result result, String row) {
    Matcher matcher =
        Pattern.compile("^ *" + Pattern.quote(row) + " +(\\S+)$", Pattern.MULTILINE)
            .matcher(result.err());
    assertThat(matcher.find()).describedAs(row + " in " + result.err()).isTrue();
    return matcher.group(1);
  }
}
