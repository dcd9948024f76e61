// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What to measure, and with what.
 *
 * @param forks how many JVMs of each kind
 * @param programs the programs to run
 * @param jdk the home of the JDK that runs them
 * @param jar heddle.jar
 * @param markdown the document whose table to replace, or null
 * @param table what to compare
 * @param results where measurements of detectors are kept from one part of the table to the next,
 *     or null
 */
record RunOptions(
    int forks,
    List<Program> programs,
    Path jdk,
    Path jar,
    Path markdown,
    TableKind table,
    Path results) {
  /** What the columns of the table are. */
  enum TableKind {
    /** What checking costs, in time and memory. */
    CHECKING("", Document.CHECKING),
    /** The detectors by name. */
    DETECTORS("--detectors ", Document.DETECTORS),
    /** Checking with and without a scan's plan. */
    PLANS("--plan ", Document.PLANS);

    /** The option that asks for it. */
    final String option;

    /** The block of a document that it goes to. */
    final String block;

    TableKind(String option, String block) {
      this.option = option;
      this.block = block;
    }
  }

  static final String HELP =
      """
      usage: bench/run [--detectors | --plan] [--forks N] [--programs NAME,NAME…] [--jdk HOME] [--jar FILE] [--markdown FILE]
        --detectors       compares the CPU time of all detectors, with half the work; what was measured
                          before with the same jar and JDK is in the table, too
        --plan            scans each program, and compares runs with and without the plan
        --forks N         JVMs per program, plain and checked alike (default 5)
        --programs NAMES  only these programs
        --jdk HOME        the JDK that runs the programs (default: the one that runs this)
        --jar FILE        the heddle.jar to measure (default cli/target/heddle.jar)
        --results FILE    keeps what --detectors has measured (default bench/target/detectors.tsv)
        --markdown FILE   also writes the table into FILE between its markers
      """;

  static RunOptions parse(String... args) {
    int forks = 5;
    List<Program> programs = List.of(Program.values());
    Path jdk = Path.of(System.getProperty("java.home"));
    Path jar = Path.of("cli", "target", "heddle.jar");
    Path markdown = null;
    TableKind table = TableKind.CHECKING;
    Path results = null;
    Deque<String> words = new ArrayDeque<>(List.of(args));
    while (!words.isEmpty()) {
      String option = words.pop();
      if (option.equals("--detectors") || option.equals("--plan")) {
        table = option.equals("--plan") ? TableKind.PLANS : TableKind.DETECTORS;
        continue;
      }
      if (words.isEmpty()) {
        throw new IllegalArgumentException(option + " is unknown or lacks its value");
      }
      String value = words.pop();
      switch (option) {
        case "--forks" -> forks = positive(value);
        case "--programs" -> programs = Program.parse(value);
        case "--jdk" -> jdk = Path.of(value);
        case "--jar" -> jar = Path.of(value);
        case "--results" -> results = Path.of(value);
        case "--markdown" -> markdown = Path.of(value);
        default -> throw new IllegalArgumentException("unknown option " + option);
      }
    }
    return new RunOptions(forks, programs, jdk, jar.toAbsolutePath(), markdown, table, results);
  }

  /** The command that measures the same elsewhere: without this machine's files. */
  String command() {
    String chosen = programs.stream().map(Program::key).collect(Collectors.joining(","));
    boolean all = programs.size() == Program.values().length;
    return "bench/run " + table.option + "--forks " + forks + (all ? "" : " --programs " + chosen);
  }

  private static int positive(String value) {
    int number = Integer.parseInt(value);
    if (number < 1) {
      throw new IllegalArgumentException("--forks needs a number above 0, not " + value);
    }
    return number;
  }
}
