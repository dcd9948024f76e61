// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/**
 * Runs the programs that tell the detectors apart under each of them, and compares what it reports
 * with its markers in the source.
 */
final class DetectorsIT {
  private static final String FAMILY = "detectors";

  @TestFactory
  Stream<DynamicNode> eachDetectorReportsWhatIsMarkedForIt() throws Exception {
    Path work = Path.of("target", "detectors").toAbsolutePath();
    Files.createDirectories(work);
    List<Callable<DynamicNode>> runs = new ArrayList<>();
    for (Jdk jdk : Jdk.currentAndNewest()) {
      for (String detector : List.of("eraser", "racer", "hybrid", "object-race")) {
        String options = "algorithm=" + detector;
        runs.add(() -> testsOf(detector, options, List.of(detector), jdk, work));
      }
      List<String> both = List.of(Marker.DEFAULT, "hybrid");
      runs.add(() -> testsOf("predict", "predict=true", both, jdk, work));
    }
    return Jvms.runAll(runs).stream();
  }

  private static DynamicNode testsOf(
      String name, String options, List<String> detectors, Jdk jdk, Path root) throws Exception {
    Path work = root.resolve(String.valueOf(jdk.version()));
    Files.createDirectories(work);
    Harness harness = new Harness(jdk, work);
    Harness its = jdk.isCurrent() ? harness : harness.quickly();
    SourceTree tree = SourceTree.sharingOneJvm();
    List<Program> programs =
        tree.programs().stream().filter(program -> program.family().equals(FAMILY)).toList();
    Map<Program, List<Finding>> found = its.findingsOf(name, options, programs, tree.classPath());
    List<DynamicNode> tests = new ArrayList<>();
    found.forEach(
        (program, findings) ->
            tests.add(
                dynamicTest(
                    program.simpleName(),
                    program.source().toUri(),
                    () -> {
                      Verdict verdict = new Verdict(program, detectors, findings);
                      assertThat(verdict.isRight()).as(verdict.text()).isTrue();
                    })));
    return dynamicContainer(name + " on " + jdk, tests);
  }
}
