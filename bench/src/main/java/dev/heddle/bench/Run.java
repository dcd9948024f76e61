// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import dev.heddle.bench.control.Racy;
import dev.heddle.bench.programs.Hello;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;

/** Measures what checking costs: every program, plain and under the agent, in JVMs of its own. */
public final class Run {
  private final RunOptions options;
  private final Jvm jvm;
  private final StringBuilder block = new StringBuilder();
  private boolean defective;

  private Run(RunOptions options, Path directory) throws Exception {
    this.options = options;
    this.jvm = new Jvm(options, directory);
  }

  private void measureAll() throws IOException, InterruptedException {
    if (jvm.measure(Racy.class.getName(), true).findings() == 0) {
      throw new IOException("the control has a race and the report does not: nothing is checked");
    }
    switch (options.table()) {
      case DETECTORS -> compareDetectors();
      case PLANS -> {
        print(circumstances());
        comparePlans();
      }
      default -> {
        print(circumstances());
        compareWithPlain();
      }
    }
  }

  private String circumstances() throws IOException {
    return String.format("`%s`, %s, %s%n%n", options.command(), conditions(), LocalDate.now());
  }

  private void comparePlans() throws IOException, InterruptedException {
    PlanTable table = new PlanTable();
    print(table.head());
    for (Program program : options.programs()) {
      print(table.row(program, options.forks(), jvm));
    }
    print(table.foot());
    defective |= table.isDefective();
  }

  private void compareDetectors() throws IOException, InterruptedException {
    String conditions = "`bench/run --detectors`, " + conditions();
    DetectorTable table = new DetectorRun(options, jvm, conditions).measure();
    print(table.text(conditions, Runtime.getRuntime().availableProcessors()));
    defective |= table.isDefective();
  }

  private void compareWithPlain() throws IOException, InterruptedException {
    print(Table.head());
    List<Comparison> comparisons = new ArrayList<>();
    for (Program program : options.programs()) {
      try {
        Comparison comparison = Comparison.of(program.mainClass(), options.forks(), jvm);
        comparisons.add(comparison);
        defective |= !comparison.defects().isEmpty();
        print(Table.row(comparison));
      } catch (IOException e) {
        defective = true;
        print(Table.failure(program));
        System.err.println(e.getMessage());
      }
    }
    if (!comparisons.isEmpty()) {
      print(Table.foot(comparisons));
    }
    print("\n" + Table.startUp(Comparison.of(Hello.class.getName(), 2 * options.forks(), jvm)));
  }

  private String conditions() throws IOException {
    return String.format(
        "%s, %d cores, JVM flags `%s`",
        jdkName(), Runtime.getRuntime().availableProcessors(), String.join(" ", Jvm.FLAGS));
  }

  private String jdkName() throws IOException {
    Properties release = new Properties();
    try (var reader = Files.newBufferedReader(options.jdk().resolve("release"))) {
      release.load(reader);
    }
    return (release.getProperty("IMPLEMENTOR") + " JDK " + release.getProperty("JAVA_VERSION"))
        .replace("\"", "");
  }

  private void print(String text) {
    System.out.print(text);
    System.out.flush();
    block.append(text);
  }

  /** Measures and answers the exit code: 1 if a program went wrong or had findings. */
  private static int run(RunOptions options) throws Exception {
    String name = options.table().block;
    if (options.markdown() != null) {
      Document.check(options.markdown(), name);
    }
    Path directory = Files.createTempDirectory("heddle-bench");
    try {
      Run run = new Run(options, directory);
      run.measureAll();
      if (options.markdown() != null) {
        Document.replaceBlock(options.markdown(), name, run.block.toString());
      }
      return run.defective ? 1 : 0;
    } finally {
      try (Stream<Path> files = Files.walk(directory)) {
        files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
      }
    }
  }

  public static void main(String[] args) throws Exception {
    if (List.of(args).contains("--help")) {
      System.out.print(RunOptions.HELP);
      return;
    }
    try {
      RunOptions options = RunOptions.parse(args);
      if (!ProcessTimes.areKnown()) {
        throw new IllegalArgumentException("CPU times of children are known on Linux only");
      }
      System.exit(run(options));
    } catch (IOException e) {
      System.err.println("bench: " + e.getMessage());
      System.exit(1);
    } catch (IllegalArgumentException e) {
      System.err.println("bench: " + e.getMessage());
      System.err.print(RunOptions.HELP);
      System.exit(2);
    }
  }
}
