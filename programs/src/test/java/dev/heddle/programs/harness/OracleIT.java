// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.harness;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;

/**
 * Runs the programs once more, with a naive detector beside the real one that is told the same: of
 * every single location, both must say the same.
 */
final class OracleIT {
  private static final int BATCH_SIZE = 150;

  @Test
  void bothDetectorsAgreeOnEveryLocation() throws Exception {
    Jdk jdk = Jdk.currentAndNewest().get(0);
    Path work = Path.of("target", "oracle").toAbsolutePath();
    Files.createDirectories(work);
    Harness harness = new Harness(jdk, work);
    SourceTree tree = SourceTree.runnableOn(jdk, work).get(0);
    List<Program> programs = tree.programs().stream().filter(OracleIT::isComparable).toList();
    List<Callable<String>> runs = new ArrayList<>();
    for (int from = 0; from < programs.size(); from += BATCH_SIZE) {
      List<Program> batch = programs.subList(from, Math.min(from + BATCH_SIZE, programs.size()));
      String name = "batch-" + from;
      runs.add(() -> harness.oracleVerdict(name, batch, tree.classPath()));
    }
    List<String> verdicts = Jvms.runAll(runs);
    System.out.println(programs.size() + " programs: " + verdicts);
    assertThat(verdicts).isNotEmpty().allMatch(verdict -> verdict.endsWith("both agree"));
  }

  /** An error of the JVM that comes up inside heddle hits one detector before the other. */
  private static boolean isComparable(Program program) {
    return program.ownJvmOptions().isEmpty() && !program.simpleName().contains("StackOverflow");
  }
}
