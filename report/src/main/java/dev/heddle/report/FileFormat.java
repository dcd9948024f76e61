// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report;

import dev.heddle.model.finding.Report;
import dev.heddle.report.html.HtmlReport;
import dev.heddle.report.json.ReportFile;
import dev.heddle.report.junit.JUnitReport;
import dev.heddle.report.sarif.SarifReport;
import dev.heddle.report.source.Sources;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The formats of which a file is written; {@link #word} is what {@code --format} takes. */
enum FileFormat {
  JSON("json", ReportFile.NAME) {
    @Override
    void print(Report report, Sources sources, TextOutput out) throws IOException {
      ReportFile.write(report, out);
    }
  },
  HTML("html", HtmlReport.NAME) {
    @Override
    void print(Report report, Sources sources, TextOutput out) throws IOException {
      HtmlReport.write(report, sources, out);
    }
  },
  SARIF("sarif", SarifReport.NAME) {
    @Override
    void print(Report report, Sources sources, TextOutput out) throws IOException {
      SarifReport.write(report, sources, out);
    }
  },
  JUNIT("junit", JUnitReport.NAME) {
    @Override
    void print(Report report, Sources sources, TextOutput out) throws IOException {
      JUnitReport.write(report, out);
    }
  };

  private final String word;
  private final String fileName;

  FileFormat(String word, String fileName) {
    this.word = word;
    this.fileName = fileName;
  }

  String word() {
    return word;
  }

  /** The file in a report directory. */
  Path in(Path directory) {
    return directory.resolve(fileName);
  }

  abstract void print(Report report, Sources sources, TextOutput out) throws IOException;

  /** Removes what an earlier check has left: nobody shall take it for this one's. */
  static void removeAll(Path directory) throws IOException {
    for (FileFormat format : values()) {
      Path file = format.in(directory);
      if (Files.isDirectory(file)) {
        throw new FileSystemException(file.toString(), null, format.fileName + " is a folder");
      }
    }
    for (FileFormat format : values()) {
      Files.deleteIfExists(format.in(directory));
    }
  }
}
