// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class RunnerTest {
  @Test
  void childTimesStandBehindAProcessNameWithBlanks() {
    String stat = "42 (a ) b) S 1 2 3 4 5 6 7 8 9 10 11 12 150 25 20 0 30 0";
    assertThat(ProcessTimes.ofEndedChildren(stat)).isEqualTo(1.75, within(1e-12));
  }

  @Test
  void optionsHaveDefaults() {
    RunOptions options = RunOptions.parse();
    assertThat(options.forks()).isEqualTo(5);
    assertThat(options.programs()).containsExactly(Program.values());
    assertThat(options.command()).isEqualTo("bench/run --forks 5");
  }

  @Test
  void commandNamesTheProgramsButNoFiles() {
    RunOptions options =
        RunOptions.parse("--forks", "3", "--programs", "sor,tsp", "--jdk", "/opt/jdk");
    assertThat(options.command()).isEqualTo("bench/run --forks 3 --programs sor,tsp");
  }

  @Test
  void onlyOneTableIsMeasured() {
    assertThat(RunOptions.parse().table()).isEqualTo(RunOptions.TableKind.CHECKING);
    RunOptions plans = RunOptions.parse("--plan", "--forks", "2");
    assertThat(plans.table()).isEqualTo(RunOptions.TableKind.PLANS);
    assertThat(plans.command()).isEqualTo("bench/run --plan --forks 2");
    assertThat(RunOptions.parse("--detectors").command())
        .isEqualTo("bench/run --detectors --forks 5");
  }

  @Test
  void wrongOptionsAreErrors() {
    assertThatIllegalArgumentException().isThrownBy(() -> RunOptions.parse("--fork", "3"));
    assertThatIllegalArgumentException().isThrownBy(() -> RunOptions.parse("--forks"));
    assertThatIllegalArgumentException().isThrownBy(() -> RunOptions.parse("--forks", "0"));
    assertThatIllegalArgumentException().isThrownBy(() -> RunOptions.parse("--programs", "sur"));
  }

  @Test
  void findingsAndWrongChecksumsAreDefects() {
    Measurement plain = new Measurement("sor", "17", 1, 2, 100, 0);
    Measurement good = new Measurement("sor", "17", 2, 6, 150, 0);
    Measurement bad = new Measurement("sor", "18", 2, 6, 150, 3);
    Comparison silent = new Comparison(List.of(plain), List.of(good), 10, 25);
    assertThat(silent.defects()).isEmpty();
    assertThat(silent.cpuRatio()).isEqualTo(3);
    assertThat(silent.heapRatio()).isEqualTo(2.5);
    assertThat(new Comparison(List.of(plain), List.of(good, bad), 10, 25).defects())
        .contains("wrong checksum")
        .contains("3 false findings");
  }

  @Test
  void onlyTheBlockOfADocumentIsReplaced() throws IOException {
    String text =
        "before\n" + "<!-- bench: begin -->" + "\nold\n" + "<!-- bench: end -->" + "\nafter\n";
    assertThat(Document.replaceBlock(text, Document.CHECKING, "new\n"))
        .isEqualTo(
            "before\n"
                + "<!-- bench: begin -->"
                + "\n\nnew\n\n"
                + "<!-- bench: end -->"
                + "\nafter\n");
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> Document.replaceBlock("no markers", Document.CHECKING, "new"));
  }
}
