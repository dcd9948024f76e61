// SPDX-License-Identifier: Apache-2.0
package dev.heddle.realworld;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.realworld.ChildJvm.Outcome;
import java.util.regex.Pattern;

/** What must hold of a program's run under heddle, given its run without. */
final class CheckedOutcome {
  /** What the JVM says of class files that heddle spoilt, and heddle of its own mistakes. */
  private static final Pattern SPOILT =
      Pattern.compile(
          "VerifyError|ClassFormatError|IncompatibleClassChangeError|NoSuchFieldError"
              + "|NoSuchMethodError|IllegalAccessError|BootstrapMethodError|StackOverflowError"
              + "|dev\\.heddle\\.(runtime|agent|shaded)|\\$heddle\\$|internal error"
              + "|runs unchecked|error inside heddle");

  private CheckedOutcome() {}

  static void assertSameBehaviour(Outcome plain, Outcome checked) {
    assertThat(checked.exitCode()).describedAs(checked.errors()).isEqualTo(plain.exitCode());
    assertThat(checked.output()).describedAs(checked.errors()).isEqualTo(plain.output());
    assertThat(checked.errors()).doesNotContainPattern(SPOILT);
  }
}
