// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ProgressTest {
  private static final long SECOND = 1_000_000_000;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private long now;

  @Test
  void whatIsShortShowsNothing() {
    Progress progress = progress();
    now += SECOND / 2;
    progress.at(50, 100, 1000);
    progress.end();
    assertThat(out()).isEmpty();
  }

  @Test
  void whatIsLongShowsHowFarItIsAndLeavesNothing() {
    Progress progress = progress();
    now += 2 * SECOND;
    progress.at(50, 100, 5_000_000);
    String half = "[===============               ] 50 % of a.trace, 2.5 million events/s";
    assertThat(out()).isEqualTo("\r" + half);
    progress.at(60, 100, 5_000_001);
    assertThat(out()).isEqualTo("\r" + half);
    now += 3 * SECOND;
    progress.at(100, 100, 10_000_000);
    String end = "[" + "=".repeat(30) + "] 100 % of a.trace, 2.0 million events/s";
    progress.end();
    assertThat(out()).isEqualTo("\r" + half + "\r" + end + "\r" + " ".repeat(end.length()) + "\r");
  }

  @Test
  void whatHasNoKnownSizeSaysWhatItDoes() {
    Progress progress = progress();
    progress.at("loading");
    now += 2 * SECOND;
    progress.at("call graph");
    now += SECOND;
    progress.at("races");
    assertThat(out()).isEqualTo("\ra.trace: call graph\ra.trace: races     ");
  }

  @Test
  void withoutATerminalThereIsNone() {
    Progress progress = new Progress("a.trace", (PrintStream) null, () -> now);
    now += 2 * SECOND;
    progress.at(50, 100, 5_000_000);
    progress.end();
  }

  private Progress progress() {
    return new Progress("a.trace", new PrintStream(out, true, StandardCharsets.UTF_8), () -> now);
  }

  private String out() {
    return out.toString(StandardCharsets.UTF_8);
  }
}
