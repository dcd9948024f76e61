// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.junit;

import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Report;
import dev.heddle.report.text.Paint;
import dev.heddle.report.text.TextReport;
import java.io.IOException;
import java.io.Writer;
import java.util.Locale;

/**
 * A report as the results of tests: each finding of the application's is one that fails, what lies
 * inside third-party jars or was not checked is one that was skipped.
 */
public final class JUnitReport {
  /** The file's name in the report directory. */
  public static final String NAME = "report.junit.xml";

  private final Writer xml;

  private JUnitReport(Writer xml) {
    this.xml = xml;
  }

  public static void write(Report report, Writer out) throws IOException {
    new JUnitReport(out).write(report);
  }

  private void write(Report report) throws IOException {
    head(report);
    for (Finding finding : report.ofApplication()) {
      begin(finding);
      xml.append(">\n    <failure");
      attribute("type", finding.kind().toString());
      attribute("message", finding.message());
      xml.append('>').append(text(TextReport.of(finding, Paint.NONE))).append("</failure>\n");
      end();
    }
    for (Finding finding : report.ofLibraries()) {
      begin(finding);
      skip("It lies wholly inside third-party jars. " + finding.message());
      end();
    }
    for (String sentence : report.notChecked()) {
      begin("heddle", "everything is checked");
      skip("Not checked: " + sentence);
      end();
    }
    if (report.findings().isEmpty() && report.notChecked().isEmpty()) {
      begin("heddle", "nothing is found");
      xml.append(">\n");
      end();
    }
    xml.append("</testsuite>\n");
  }

  private void head(Report report) throws IOException {
    int failures = report.ofApplication().size();
    int skipped = report.findings().size() - failures + report.notChecked().size();
    xml.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite");
    attribute("name", "heddle");
    attribute("tests", Integer.toString(Math.max(1, failures + skipped)));
    attribute("failures", Integer.toString(failures));
    attribute("errors", "0");
    attribute("skipped", Integer.toString(skipped));
    attribute("time", String.format(Locale.ROOT, "%.3f", report.about().seconds()));
    if (report.about().started() != null) {
      attribute("timestamp", report.about().started());
    }
    xml.append(">\n");
  }

  private void begin(Finding finding) throws IOException {
    String name = finding.subject().name();
    String place = finding.subject().className() + (name == null ? "" : " " + name);
    begin(finding.subject().className(), finding.title() + " " + finding.id() + ": " + place);
  }

  private void begin(String className, String name) throws IOException {
    xml.append("  <testcase");
    attribute("classname", className);
    attribute("name", name);
    attribute("time", "0");
  }

  private void skip(String message) throws IOException {
    xml.append(">\n    <skipped");
    attribute("message", message);
    xml.append("/>\n");
  }

  private void end() throws IOException {
    xml.append("  </testcase>\n");
  }

  private void attribute(String name, String value) throws IOException {
    xml.append(' ').append(name).append("=\"");
    xml.append(text(value).replace("\"", "&quot;").replace("\n", "&#10;")).append('"');
  }

  /** XML has no way to say most control characters; names may contain anything. */
  private static String text(String value) {
    StringBuilder text = new StringBuilder();
    value
        .codePoints()
        .forEach(
            c -> {
              switch (c) {
                case '<' -> text.append("&lt;");
                case '>' -> text.append("&gt;");
                case '&' -> text.append("&amp;");
                default -> text.appendCodePoint(isXml(c) ? c : '\ufffd');
              }
            });
    return text.toString();
  }

  private static boolean isXml(int c) {
    return c == '\t'
        || c == '\n'
        || c >= 0x20 && c <= 0xd7ff
        || c >= 0xe000 && c <= 0xfffd
        || c > 0xffff;
  }
}
