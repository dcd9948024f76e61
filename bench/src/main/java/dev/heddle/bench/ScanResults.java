// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;

/** Keeps what was measured with one jar, so that a long table can be made in parts. */
final class ScanResults {
  private final Path folder;

  ScanResults(Path work, Path jar) throws IOException {
    this.folder = work.resolve("results").resolve(Jvm.checksum(jar));
  }

  /** Null if it was not measured yet. */
  ScanResult read(Set<String> without, String driver) throws IOException {
    Path file = file(without, driver);
    if (!Files.isRegularFile(file)) {
      return null;
    }
    Properties kept = new Properties();
    try (Reader reader = Files.newBufferedReader(file)) {
      kept.load(reader);
    }
    return ScanResult.read(
        kept.getProperty("said"),
        Integer.parseInt(kept.getProperty("warnings")),
        Boolean.parseBoolean(kept.getProperty("complete")),
        Double.parseDouble(kept.getProperty("cpu")),
        Long.parseLong(kept.getProperty("resident")));
  }

  /**
   * @param said what the scan has said, of which the result was read
   */
  void write(Set<String> without, String driver, ScanResult result, String said)
      throws IOException {
    Properties kept = new Properties();
    kept.setProperty("said", said);
    kept.setProperty("warnings", Integer.toString(result.warnings()));
    kept.setProperty("complete", Boolean.toString(result.isComplete()));
    kept.setProperty("cpu", Double.toString(result.cpuSeconds()));
    kept.setProperty("resident", Long.toString(result.residentKilobytes()));
    Files.createDirectories(folder);
    try (Writer writer = Files.newBufferedWriter(file(without, driver))) {
      kept.store(writer, null);
    }
  }

  private Path file(Set<String> without, String driver) {
    return folder.resolve(driver + "-without-" + String.join("-", new TreeSet<>(without)));
  }
}
