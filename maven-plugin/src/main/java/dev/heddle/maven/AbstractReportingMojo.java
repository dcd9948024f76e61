// SPDX-License-Identifier: Apache-2.0
package dev.heddle.maven;

import dev.heddle.model.options.Option;
import java.io.File;
import java.nio.file.Path;
import org.apache.maven.plugins.annotations.Parameter;

/** What goals have in common that report. */
abstract class AbstractReportingMojo extends AbstractHeddleMojo {
  /** An earlier <code>report.json</code>; only what is not in it is reported. */
  @Parameter(property = "heddle.baseline")
  File baseline;

  /** The file with findings to leave out; <code>heddle-suppressions.txt</code> if there is one. */
  @Parameter(property = "heddle.suppressions")
  File suppressions;

  /** How to report, such as <code>text,json</code>. */
  @Parameter(property = "heddle.format")
  String format;

  ProjectOptions reporting() {
    return options()
        .set(Option.BASELINE, baseline)
        .set(Option.SUPPRESSIONS, suppressions)
        .set(Option.FORMAT, format);
  }

  /** The scan's report stands apart: it is made anew at other times than the tests'. */
  static Path scanDirectory(Path reportDirectory) {
    return reportDirectory.resolve("scan");
  }
}
