// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Runs every program of this module under heddle, on each JDK there is, and compares the findings
 * with the markers in the source: one test per program.
 */
final class ProgramsIT {
  private static final int BATCH_SIZE = 70;

  @TestFactory
  Stream<DynamicNode> everyProgramIsReportedAsMarked() throws Exception {
    Map<Jdk, List<Future<List<DynamicTest>>>> runs = new LinkedHashMap<>();
    // Those in JVMs of their own wait most of the time, for threads that hang.
    try (Jvms batches = new Jvms();
        Jvms alone = new Jvms()) {
      for (Jdk jdk : Jdk.currentAndNewest()) {
        runs.put(jdk, runsOn(jdk, batches, alone));
      }
    }
    List<DynamicNode> nodes = new ArrayList<>();
    for (Map.Entry<Jdk, List<Future<List<DynamicTest>>>> run : runs.entrySet()) {
      nodes.add(dynamicContainer(run.getKey().toString(), testsOf(run.getValue())));
    }
    return nodes.stream();
  }

  private static List<Future<List<DynamicTest>>> runsOn(Jdk jdk, Jvms batches, Jvms alone)
      throws Exception {
    Path work = Path.of("target", "programs-" + jdk.version()).toAbsolutePath();
    Files.createDirectories(work);
    Harness harness = new Harness(jdk, work);
    List<Future<List<DynamicTest>>> runs = new ArrayList<>();
    for (SourceTree tree : SourceTree.runnableOn(jdk, work)) {
      // Every program is optimised by one of the JDKs.
      Harness its = jdk.isCurrent() || tree.isNewer() ? harness : harness.quickly();
      for (Callable<List<DynamicTest>> run : batchesOf(its, tree, "batch-" + runs.size())) {
        runs.add(batches.submit(run));
      }
      for (Program program : tree.programs()) {
        if (program.ownJvmOptions().isPresent() && !program.isHeavy()) {
          runs.add(alone.submit(() -> List.of(testOf(its.runAlone(program, tree.classPath())))));
        }
      }
    }
    return runs;
  }

  private static List<DynamicTest> testsOf(List<Future<List<DynamicTest>>> runs) throws Exception {
    List<DynamicTest> tests = new ArrayList<>();
    for (Future<List<DynamicTest>> run : runs) {
      try {
        tests.addAll(run.get());
      } catch (ExecutionException e) {
        tests.add(dynamicTest("the JVM ran to its end", () -> throwCause(e)));
      }
    }
    return tests;
  }

  private static void throwCause(ExecutionException e) throws Throwable {
    throw e.getCause();
  }

  /** The programs that can share a JVM, in batches that mix the families. */
  private static List<Callable<List<DynamicTest>>> batchesOf(
      Harness harness, SourceTree tree, String name) {
    List<Callable<List<DynamicTest>>> runs = new ArrayList<>();
    List<Program> together =
        tree.programs().stream().filter(program -> program.ownJvmOptions().isEmpty()).toList();
    int batches = (together.size() + BATCH_SIZE - 1) / BATCH_SIZE;
    for (int i = 0; i < batches; i++) {
      List<Program> batch = new ArrayList<>();
      for (int j = i; j < together.size(); j += batches) {
        batch.add(together.get(j));
      }
      String batchName = name + "-" + i;
      runs.add(() -> testsOf(harness.runBatch(batchName, batch, tree.classPath()), batchName));
    }
    return runs;
  }

  private static List<DynamicTest> testsOf(Harness.BatchOutcome batch, String name) {
    List<DynamicTest> tests = new ArrayList<>();
    for (Outcome outcome : batch.outcomes()) {
      tests.add(testOf(outcome));
    }
    tests.add(
        dynamicTest(
            name + " has no finding outside its programs",
            () -> assertThat(batch.strays()).extracting(Finding::text).isEmpty()));
    return tests;
  }

  private static DynamicTest testOf(Outcome outcome) {
    Program program = outcome.program();
    return dynamicTest(
        program.family() + "/" + program.simpleName(), program.source().toUri(), outcome::verify);
  }
}
