// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import dev.heddle.model.finding.Report;
import dev.heddle.report.ReportException;
import dev.heddle.report.json.ReportFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** Scans drivers of well-known libraries with and without each technique, and prints tables. */
public final class ScanRun {
  private static final String HELP =
      """
      usage: bench/scan [--all] [--markdown FILE] [DRIVER...]
        --all            all 32 configurations, not only those with one technique off
        --markdown FILE  also writes the tables into FILE between its markers
      What was measured before with the same heddle.jar is not measured again: target/scan/results.
      """;

  private static final List<String> TECHNIQUES =
      List.of("two-threads", "filtering", "bubble-up", "deep-synchronized", "synchronized");
  private static final List<String> DRIVERS =
      List.of("LuceneSearch", "Clustering", "TestSuites", "Clusterers", "Queries");

  /** The time ends what hangs; what counts is the processor's. */
  private static final List<String> LIMITS = List.of("--timeout", "600", "--max-memory", "3g");

  /** The flags of the heddle command. */
  private static final List<String> FLAGS =
      List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto", "-Xmx3g");

  private static final int MOST_SECONDS = 90;
  private static final int POLL_MILLISECONDS = 20;

  private final Path jar;
  private final Path work;
  private ScanResults results;
  private boolean isAll;
  private Path markdown;
  private List<String> drivers = DRIVERS;

  /**
   * @param arguments heddle.jar, the folder with the drivers' classes and libraries, and the user's
   */
  private ScanRun(String... arguments) {
    Deque<String> words = new ArrayDeque<>(List.of(arguments));
    this.jar = Path.of(words.pop());
    this.work = Path.of(words.pop());
    while (!words.isEmpty()) {
      String word = words.pop();
      if (word.equals("--all")) {
        isAll = true;
      } else if (word.equals("--markdown") && !words.isEmpty()) {
        markdown = Path.of(words.pop());
      } else if (word.startsWith("-")) {
        throw new IllegalArgumentException(word + " is unknown or lacks its value");
      } else {
        drivers = new ArrayList<>(drivers == DRIVERS ? List.of() : drivers);
        drivers.add(word);
      }
    }
    for (String driver : drivers) {
      if (!DRIVERS.contains(driver)) {
        throw new IllegalArgumentException(
            "there is no driver " + driver + "; those are " + DRIVERS);
      }
    }
  }

  private void run() throws IOException, InterruptedException {
    if (markdown != null) {
      Document.check(markdown, Document.SCANNING);
    }
    results = new ScanResults(work, jar);
    ScanTables tables = new ScanTables();
    for (Set<String> without : configurations()) {
      for (String driver : drivers) {
        ScanResult known = results.read(without, driver);
        if (known == null) {
          System.err.println("bench: " + driver + " without " + without);
          known = scan(without, driver);
        }
        tables.add(without, driver, known);
      }
    }
    String block = circumstances() + "\n\n" + tables.text(TECHNIQUES);
    System.out.print(block);
    if (markdown != null) {
      Document.replaceBlock(markdown, Document.SCANNING, block);
    }
  }

  private String circumstances() {
    return "`bench/scan"
        + (isAll ? " --all" : "")
        + (drivers == DRIVERS ? "" : " " + String.join(" ", drivers))
        + "`, JDK "
        + Runtime.version().feature()
        + ", "
        + Runtime.getRuntime().availableProcessors()
        + " cores, "
        + LocalDate.now()
        + "; * where a scan needed more than 90 s of CPU, or was ended at 3 GB or after 600 s.";
  }

  /** All on first. */
  private List<Set<String>> configurations() {
    List<Set<String>> all = new ArrayList<>();
    for (int mask = 0; mask < 1 << TECHNIQUES.size(); mask++) {
      Set<String> without = new LinkedHashSet<>();
      for (int i = 0; i < TECHNIQUES.size(); i++) {
        if ((mask & 1 << i) != 0) {
          without.add(TECHNIQUES.get(i));
        }
      }
      if (isAll || without.size() < 2) {
        all.add(without);
      }
    }
    return all;
  }

  private ScanResult scan(Set<String> without, String driver)
      throws IOException, InterruptedException {
    Path reports = work.resolve("report");
    Path said = work.resolve("said");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(FLAGS);
    command.addAll(List.of("-jar", jar.toString(), "scan", "--verbose"));
    command.addAll(LIMITS);
    if (!without.isEmpty()) {
      command.addAll(List.of("--without", String.join(",", without)));
    }
    command.addAll(List.of("--report", reports.toString(), "--format", "json"));
    command.addAll(List.of("--classpath", work.resolve("lib") + "/*"));
    command.addAll(List.of("--entry", "dev.heddle.bench.scan." + driver + ".main"));
    command.add(work.resolve("classes").toString());
    double cpuBefore = ProcessTimes.ofEndedChildren();
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(said.toFile()).start();
    long resident = 0;
    do {
      resident = Math.max(resident, ProcessTimes.peakResident(process.pid()));
    } while (!process.waitFor(POLL_MILLISECONDS, TimeUnit.MILLISECONDS));
    double cpu = ProcessTimes.ofEndedChildren() - cpuBefore;
    if (!List.of(0, 3, 66).contains(process.exitValue())) {
      throw new IOException(String.join(" ", command) + "\nsaid\n" + Files.readString(said));
    }
    try {
      Report report = ReportFile.read(reports.resolve(ReportFile.NAME));
      boolean isComplete =
          cpu <= MOST_SECONDS
              && report.notChecked().stream()
                  .noneMatch(sentence -> sentence.contains("for the scan was"));
      ScanResult result =
          ScanResult.read(
              Files.readString(said), report.findings().size(), isComplete, cpu, resident);
      results.write(without, driver, result, Files.readString(said));
      return result;
    } catch (ReportException e) {
      throw new IOException(e);
    }
  }

  public static void main(String[] arguments) throws Exception {
    if (List.of(arguments).contains("--help")) {
      System.out.print(HELP);
      return;
    }
    try {
      new ScanRun(arguments).run();
    } catch (IllegalArgumentException e) {
      System.err.println("bench: " + e.getMessage());
      System.err.print(HELP);
      System.exit(2);
    } catch (IOException e) {
      System.err.println("bench: " + e.getMessage());
      System.exit(1);
    }
  }
}
