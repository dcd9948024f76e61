// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.junit;

import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Report;
import dev.heddle.report.text.Paint;
import dev.heddle.report.text.TextReport;
import java.util.Locale;

/**
 * A report as the results of tests: each finding of the application's is one that fails, what lies
 * inside third-party jars or was not checked is one that was skipped.
 */
public final class JUnitReport {
  /** The file's name in the report directory. */
  public static final String NAME = "report.junit.xml";

  private final StringBuilder xml = new StringBuilder();
  private int tests;
  private int skipped;

  private JUnitReport() {}

  public static String of(Report report) {
    return new JUnitReport().write(report);
  }

  private String write(Report report) {
    for (Finding finding : report.ofApplication()) {
      begin(finding);
      attribute(xml.append(">\n    <failure"), "type", finding.kind().toString());
      attribute(xml, "message", finding.message());
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
    if (tests == 0) {
      begin("heddle", "nothing is found");
      xml.append(">\n");
      end();
    }
    return head(report) + xml + "</testsuite>\n";
  }

  private String head(Report report) {
    StringBuilder head =
        new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite");
    attribute(head, "name", "heddle");
    attribute(head, "tests", Integer.toString(tests));
    attribute(head, "failures", Integer.toString(report.ofApplication().size()));
    attribute(head, "errors", "0");
    attribute(head, "skipped", Integer.toString(skipped));
    attribute(head, "time", String.format(Locale.ROOT, "%.3f", report.about().seconds()));
    if (report.about().started() != null) {
      attribute(head, "timestamp", report.about().started());
    }
    return head.append(">\n").toString();
  }

  private void begin(Finding finding) {
    String name = finding.subject().name();
    String place = finding.subject().className() + (name == null ? "" : " " + name);
    begin(finding.subject().className(), finding.title() + " " + finding.id() + ": " + place);
  }

  private void begin(String className, String name) {
    tests++;
    xml.append("  <testcase");
    attribute(xml, "classname", className);
    attribute(xml, "name", name);
    attribute(xml, "time", "0");
  }

  private void skip(String message) {
    skipped++;
    attribute(xml.append(">\n    <skipped"), "message", message);
    xml.append("/>\n");
  }

  private void end() {
    xml.append("  </testcase>\n");
  }

  private static void attribute(StringBuilder xml, String name, String value) {
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
