// SPDX-License-Identifier: Apache-2.0
package dev.heddle.maven;

import dev.heddle.report.ReportException;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Date;
import java.util.List;

/** What Surefire and Failsafe leave behind when they have run tests. */
final class TestReports {
  private static final List<String> FOLDERS = List.of("surefire-reports", "failsafe-reports");

  private final Path buildDirectory;

  TestReports(Path buildDirectory) {
    this.buildDirectory = buildDirectory;
  }

  /** Whether tests have run since then. */
  boolean areNewerThan(Date then) throws ReportException {
    for (String folder : FOLDERS) {
      if (isNewer(buildDirectory.resolve(folder), then)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isNewer(Path folder, Date then) throws ReportException {
    if (!Files.isDirectory(folder)) {
      return false;
    }
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "TEST-*.xml")) {
      for (Path file : files) {
        if (Files.getLastModifiedTime(file).toMillis() >= then.getTime()) {
          return true;
        }
      }
      return false;
    } catch (IOException e) {
      throw new ReportException(folder + " cannot be read: " + e.getMessage());
    }
  }
}
