// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.html;

import dev.heddle.model.finding.Report;
import dev.heddle.model.resource.Resources;
import dev.heddle.report.TextOutput;
import dev.heddle.report.source.Sources;
import java.io.IOException;
import java.util.List;

/** The report page: one file that needs nothing else. */
public final class HtmlReport {
  /** The file's name in the report directory. */
  public static final String NAME = "report.html";

  /** What {@link PageTemplate} has made of the page's parts: the page before and after the data. */
  static final String HEAD = "head.html";

  static final String TAIL = "tail.html";

  private HtmlReport() {}

  public static void write(Report report, Sources sources, TextOutput out) throws IOException {
    List<byte[]> page = Resources.read(HtmlReport.class, ".html", HEAD, TAIL);
    out.writeEncoded(page.get(0));
    PageData.write(report, sources, out);
    out.writeEncoded(page.get(1));
  }
}
