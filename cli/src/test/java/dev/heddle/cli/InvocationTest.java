// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class InvocationTest {
  @Test
  void isWhatOneWouldType() {
    assertThat(
            Invocation.text(
                List.of("run", "--include", "com.acme.*", "--", "java", "-cp", "a b", "X")))
        .isEqualTo("heddle run --include 'com.acme.*' -- java -cp 'a b' X");
    assertThat(Invocation.text(List.of("run", "--", "echo", "it's", "")))
        .isEqualTo("heddle run -- echo 'it'\\''s' ''");
  }

  @Test
  void keepsSecretsToItself() {
    assertThat(
            Invocation.text(
                List.of(
                    "run",
                    "--",
                    "java",
                    "-Ddb.password=hunter2",
                    "-jar",
                    "a.jar",
                    "--api-key",
                    "k3y",
                    "--token=t",
                    "x")))
        .isEqualTo("heddle run -- java -Ddb.password=… -jar a.jar --api-key … --token=… x");
  }
}
