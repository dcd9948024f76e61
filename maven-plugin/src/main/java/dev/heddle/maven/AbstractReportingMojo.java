// SPDX-License-Identifier: Apache-2.0
package dev.heddle.maven;

import dev.heddle.model.options.Option;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugins.annotations.Parameter;

/** What goals have in common that report. */
abstract class AbstractReportingMojo extends AbstractHeddleMojo {
  /** An earlier <code>report.json</code>; only what is not in it is reported. */
  @Parameter(property = "heddle.baseline")
  File baseline;

  /** The file with findings to leave out; <code>heddle-suppressions.txt</code> if there is one. */
  @Parameter(property = "heddle.suppressions")
  File suppressions;

  /**
   * How to report: <code>text,html,sarif,json</code> if not set; also <code>junit,github</code>.
   */
  @Parameter(property = "heddle.format")
  String format;

  /** Where the source is that reports show; the project's own if not set. */
  @Parameter(property = "heddle.sources")
  String sources;

  ProjectOptions reporting() {
    return options()
        .set(Option.BASELINE, baseline)
        .set(Option.SUPPRESSIONS, suppressions)
        .set(Option.FORMAT, format)
        .set(Option.SOURCES, sources != null ? sources : ownSources());
  }

  /** The project's folders with source, as far as they are there; null if there are none. */
  private String ownSources() {
    List<String> folders = new ArrayList<>(project.getCompileSourceRoots());
    folders.addAll(project.getTestCompileSourceRoots());
    folders.removeIf(folder -> !Files.isDirectory(Path.of(folder)));
    return folders.isEmpty() ? null : String.join(":", folders);
  }

  /** The scan's report stands apart: it is made anew at other times than the tests'. */
  static Path scanDirectory(Path reportDirectory) {
    return reportDirectory.resolve("scan");
  }
}
