// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.harness;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Runs programs that make millions of objects, or very many threads, in a small heap: heddle keeps
 * nothing of what is gone, and stays silent.
 */
final class BoundedHeapIT {
  @TestFactory
  Stream<DynamicTest> nothingIsKeptOfWhatIsGone() throws Exception {
    List<DynamicTest> tests = new ArrayList<>();
    // These take long; a program that runs on both JDKs is run on one of them.
    Set<String> names = new HashSet<>();
    for (Jdk jdk : Jdk.currentAndNewest()) {
      tests.addAll(testsOn(jdk, names));
    }
    return tests.stream();
  }

  private static List<DynamicTest> testsOn(Jdk jdk, Set<String> names) throws Exception {
    Path work = Path.of("target", "bounded-heap-" + jdk.version()).toAbsolutePath();
    Files.createDirectories(work);
    Harness harness = new Harness(jdk, work);
    List<DynamicTest> tests = new ArrayList<>();
    for (SourceTree tree : SourceTree.runnableOn(jdk, work)) {
      for (Program program : tree.programs()) {
        if (program.isHeavy() && names.add(program.simpleName())) {
          for (String algorithm : algorithms(program)) {
            tests.add(
                dynamicTest(
                    jdk + ": " + program.simpleName() + " with " + algorithm,
                    () -> run(harness, program, tree.classPath(), algorithm)));
          }
        }
      }
    }
    return tests;
  }

  /** Only this one keeps something of arrays that nobody has accessed. */
  private static List<String> algorithms(Program program) {
    return program.simpleName().equals("ArraysOfOneThread")
        ? List.of(Marker.DEFAULT, "object-race")
        : List.of(Marker.DEFAULT);
  }

  private static void run(Harness harness, Program program, String classPath, String algorithm)
      throws Exception {
    harness.runAlone(program, classPath, "done\n", 0, "--algorithm", algorithm).verify();
  }
}
