// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.cli.HeddleJar.Result;
import dev.heddle.model.finding.Subject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;

/** A program that may do little is checked all the same, and still may not do more. */
@EnabledForJreRange(max = JRE.JAVA_23)
class SecurityManagerIT {
  @TempDir Path directory;

  private HeddleJar jar;
  private String manager;

  @BeforeEach
  void allowNothingButTheExit() throws Exception {
    jar = new HeddleJar(directory);
    Path policy = directory.resolve("policy");
    Files.writeString(policy, "grant { permission java.lang.RuntimePermission \"exitVM.7\"; };");
    manager = "-Djava.security.manager -Djava.security.policy==" + policy;
  }

  @Test
  void theAgentAlone() throws Exception {
    assertChecked(jar.java(manager + " -javaagent:" + HeddleJar.PATH, "program.Guarded"));
  }

  @Test
  void aRun() throws Exception {
    String java = "'" + HeddleJar.JAVA + "' " + manager + " -cp '" + HeddleJar.PROGRAMS + "' ";
    assertChecked(jar.heddle("run", "--", "sh", "-c", java + "program.Guarded"));
  }

  private void assertChecked(Result result) throws Exception {
    assertThat(result.exitCode()).describedAs(result.err()).isEqualTo(7);
    assertThat(result.out()).isEqualTo("may not, 2\n");
    assertThat(jar.report().complete()).describedAs(result.err()).isTrue();
    assertThat(jar.report().findings())
        .extracting(finding -> finding.subject())
        .isEqualTo(List.of(Subject.library("java.util.HashMap", "program.Guarded.COUNTS")));
  }
}
