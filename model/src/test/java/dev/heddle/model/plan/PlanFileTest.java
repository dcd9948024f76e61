// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlanFileTest {
  private static final byte[] CLASS_FILE = "a class".getBytes(StandardCharsets.UTF_8);

  @TempDir Path directory;

  private static Plan plan() {
    Plan plan = new Plan();
    plan.addClass("com.acme.Order", Plan.checksum(CLASS_FILE));
    plan.addClass("com.acme.Item", 0xabc);
    plan.addUnshared("com.acme.Order", "total", "only thread main");
    plan.addUnshared("com.acme.Order", "a name of Kotlin", "only thread main");
    plan.addClass("com.acme.A Class", 1);
    return plan;
  }

  @Test
  void isTextForPeople() {
    assertThat(PlanFile.format(plan()).lines())
        .containsExactly(
            "heddle plan 1",
            "class com.acme.Item crc 00000abc",
            "class com.acme.Order crc " + Integer.toHexString(Plan.checksum(CLASS_FILE)),
            "unshared com.acme.Order.total  # only thread main");
  }

  @Test
  void isReadAsItWasWritten() throws IOException {
    Path file = directory.resolve("new").resolve("p");
    PlanFile.write(new Plan(), file);
    PlanFile.write(plan(), file);
    Plan read = PlanFile.read(file);
    assertThat(read.isUnshared("com.acme.Order", "total")).isTrue();
    assertThat(read.isUnshared("com.acme.Order", "other")).isFalse();
    assertThat(read.isUnshared("com.acme.Item", "total")).isFalse();
    assertThat(read.classes()).containsOnlyKeys("com.acme.Item", "com.acme.Order");
    assertThat(read.size()).isEqualTo(1);
    try (Stream<Path> files = Files.list(file.getParent())) {
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  void accessesInMethodsAreReadAsTheyWereWritten() throws IOException {
    Plan plan = plan();
    Plan.Site site = new Plan.Site("sum(I)V", "com.acme.Item", "price");
    plan.addUnsharedAt("com.acme.Order", site, "objects of one thread");
    assertThat(PlanFile.format(plan).lines())
        .endsWith(
            "unshared com.acme.Item.price in com.acme.Order.sum(I)V  # objects of one thread");
    Plan read = PlanFile.parse("p", PlanFile.format(plan));
    assertThat(read.isUnsharedAt("com.acme.Order", site)).isTrue();
    assertThat(read.isUnsharedAt("com.acme.Item", site)).isFalse();
    assertThat(read.isUnshared("com.acme.Item", "price")).isFalse();
    assertThat(read.isUnsharedAt("any.Class", new Plan.Site("m()V", "com.acme.Order", "total")))
        .isTrue();
    assertThat(read.sites()).isEqualTo(1);
  }

  @Test
  void aClassIsKnownByItsFile() {
    Plan plan = plan();
    assertThat(plan.isScanned("com.acme.Order", CLASS_FILE)).isTrue();
    assertThat(plan.isScanned("com.acme.Order", new byte[] {1})).isFalse();
    assertThat(plan.isScanned("com.acme.Unknown", CLASS_FILE)).isFalse();
  }

  @Test
  void commentsEmptyLinesAndWindowsLineEndsAreFine() {
    Plan plan =
        PlanFile.parse("p", "heddle plan 1\r\n\r\n# ours\r\nclass A crc ff\r\nunshared A.x#y\r\n");
    assertThat(plan.isUnshared("A", "x#y")).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "'', 'p:1: a plan begins with \"heddle plan 1\"'",
    "'heddle plan 2', 'p:1: a plan begins with \"heddle plan 1\"'",
    "'heddle plan 1|class A crc 1|unshared A.x in B', 'p:3: a method is given as: unshared"
        + " com.acme.Order.total in com.acme.Report.sum(I)V'",
    "'heddle plan 1|class A crc 1|unshared A.x in B.m()V', 'p:3: no line before says what class B"
        + " is'",
    "'heddle plan 1|shared A.x', 'p:2: a line begins with class or unshared, not \"shared\"'",
    "'heddle plan 1|class A', 'p:2: a class is given as: class com.acme.Order crc 1a2b3c4d'",
    "'heddle plan 1|class A crc x', 'p:2: \"x\" is no checksum such as 1a2b3c4d'",
    "'heddle plan 1|class A crc 1|class A crc 1', 'p:3: class A is there already'",
    "'heddle plan 1|class A crc 1|unshared x', "
        + "'p:3: a field is given as: unshared com.acme.Order.total'",
    "'heddle plan 1|unshared A.x', 'p:2: no line before says what class A is'",
  })
  void whatIsWrongIsSaidWithItsLine(String lines, String message) {
    assertThatThrownBy(() -> PlanFile.parse("p", lines.replace('|', '\n')))
        .isInstanceOf(PlanSyntaxException.class)
        .hasMessage(message);
  }
}
