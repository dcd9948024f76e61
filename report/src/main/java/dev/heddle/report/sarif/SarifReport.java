// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.sarif;

import com.grack.nanojson.JsonSink;
import dev.heddle.model.finding.About;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Report;
import dev.heddle.model.finding.Utc;
import dev.heddle.report.json.JsonStream;
import dev.heddle.report.source.Sources;
import java.io.IOException;
import java.io.Writer;
import java.time.DateTimeException;
import java.util.List;

/** A whole report as SARIF. */
public final class SarifReport {
  /** The file's name in the report directory. */
  public static final String NAME = "report.sarif";

  /** Of a result that the baseline has and this check has not. */
  private static final String ABSENT = "absent";

  private static final String SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

  private final Report report;
  private final Sources sources;
  private final JsonSink<?> json;

  private SarifReport(Report report, Sources sources, JsonSink<?> json) {
    this.report = report;
    this.sources = sources;
    this.json = json;
  }

  public static void write(Report report, Sources sources, Writer out) throws IOException {
    JsonStream.Content content =
        new JsonStream.Content() {
          @Override
          public void writeTo(JsonSink<?> json) {
            new SarifReport(report, sources, json).write();
          }
        };
    JsonStream.indented(content, out);
  }

  private void write() {
    json.object();
    json.value("$schema", SCHEMA);
    json.value("version", "2.1.0");
    json.array("runs").object();
    tool();
    invocation();
    // Columns are not known, but consumers ask what they would count.
    json.value("columnKind", "utf16CodeUnits");
    json.array("results");
    Report.Comparison comparison = report.comparison();
    // The standard wants a state on all results or on none.
    results(report.findings(), comparison == null ? null : "new");
    if (comparison != null) {
      results(comparison.knownFindings(), "unchanged");
      results(comparison.goneFindings(), ABSENT);
    }
    json.end();
    json.end().end().end();
  }

  private void results(List<Finding> findings, String baselineState) {
    // What is gone was seen in an earlier source: nothing fits the one of today.
    Sources current = ABSENT.equals(baselineState) ? Sources.none() : sources;
    for (Finding finding : findings) {
      new SarifResult(finding, report, current, baselineState).write(json);
    }
  }

  private void tool() {
    String[] words = report.tool().split(" ", 2);
    json.object("tool").object("driver");
    json.value("name", words[0].isEmpty() ? "heddle" : words[0]);
    if (words.length == 2) {
      json.value("version", words[1]);
    }
    SarifRules.write(json);
    json.end().end();
  }

  /** What was not checked is a notification: a viewer shows it, and nobody takes it for clean. */
  private void invocation() {
    About about = report.about();
    json.array("invocations").object();
    json.value("executionSuccessful", report.complete());
    if (about.command() != null) {
      json.value("commandLine", about.command());
    }
    times(about);
    if (!report.notChecked().isEmpty()) {
      json.array("toolExecutionNotifications");
      for (String sentence : report.notChecked()) {
        json.object().value("level", "warning");
        json.object("message").value("text", "Not checked: " + sentence).end();
        json.end();
      }
      json.end();
    }
    json.end().end();
  }

  private void times(About about) {
    if (about.started() == null) {
      return;
    }
    try {
      long started = Utc.millis(about.started());
      long ended = Math.addExact(started, Math.round(about.seconds() * 1000));
      String end = Utc.second(ended);
      json.value("startTimeUtc", about.started());
      json.value("endTimeUtc", end);
    } catch (DateTimeException | ArithmeticException e) {
      // A time that somebody else has written in another form says nothing here.
    }
  }
}
