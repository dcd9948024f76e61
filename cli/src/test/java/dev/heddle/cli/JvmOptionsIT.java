// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.heddle.cli.HeddleJar.Result;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Subject;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** However objects are laid out, moved and compiled: the same is found. */
class JvmOptionsIT {
  private static final String AGENT = " -javaagent:" + HeddleJar.PATH + "=quiet";

  @TempDir Path directory;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-Xint",
        "-Xcomp -XX:CompileCommand=quiet -XX:CompileCommand=compileonly,dev.heddle.runtime.*::*",
        "-ea -esa",
        "-Xshare:off",
        "-XX:TieredStopAtLevel=1",
        "-XX:-TieredCompilation",
        "-XX:-UseCompressedOops",
        "-XX:+UseCompactObjectHeaders",
        "-XX:+UseSerialGC",
        "-XX:+UseParallelGC",
        "-XX:+UseZGC",
        "-XX:+UseShenandoahGC",
      })
  void findsTheSame(String options) throws Exception {
    HeddleJar jar = new HeddleJar(directory);
    assumeTrue(jar.java(options, "program.Clean").exitCode() == 0, "this JVM does not have it");
    Result result = jar.java(options + AGENT, "program.Racy");
    assertThat(result.exitCode()).describedAs(result.err()).isZero();
    assertThat(result.out()).isEqualTo("ready\ndone\n");
    assertThat(jar.report().findings())
        .extracting(Finding::subject)
        .containsExactly(Subject.field("program.Racy", "counter"));
    assertThat(jar.report().complete()).isTrue();
  }
}
