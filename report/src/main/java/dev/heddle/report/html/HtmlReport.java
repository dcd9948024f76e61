// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.html;

import dev.heddle.model.finding.Report;
import dev.heddle.report.source.Sources;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/** The report page: one file that needs nothing else. */
public final class HtmlReport {
  /** The file's name in the report directory. */
  public static final String NAME = "report.html";

  /** What {@link PageTemplate} has made of the page's parts. */
  static final String TEMPLATE = "template.html";

  private static final String DATA = "{{data}}";

  private HtmlReport() {}

  public static void write(Report report, Sources sources, Writer out) throws IOException {
    String page = template();
    int at = page.indexOf(DATA);
    out.write(page, 0, at);
    PageData.write(report, sources, out);
    int rest = at + DATA.length();
    out.write(page, rest, page.length() - rest);
  }

  private static String template() {
    try (InputStream in = HtmlReport.class.getResourceAsStream(TEMPLATE)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException("heddle.jar is damaged", e);
    }
  }
}
