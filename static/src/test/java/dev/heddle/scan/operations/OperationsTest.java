// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.operations;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every operation of the JDK that runs code in other threads is known to the scan. */
class OperationsTest {
  @TempDir Path directory;

  @Test
  void racesInThemAreFoundAndNothingElse() throws Exception {
    List<Operation> all = Operations.all();
    List<String> wrong = ScannedOperations.wrong(all, directory);
    wrong.forEach(System.out::println);
    System.out.println(all.size());
    assertThat(wrong).isEmpty();
  }
}
