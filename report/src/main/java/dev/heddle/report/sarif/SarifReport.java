// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.sarif;

import com.grack.nanojson.JsonStringWriter;
import com.grack.nanojson.JsonWriter;
import dev.heddle.model.finding.About;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Report;
import dev.heddle.report.source.Sources;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;

/** A whole report as SARIF. */
public final class SarifReport {
  /** The file's name in the report directory. */
  public static final String NAME = "report.sarif";

  private static final String SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

  private final JsonStringWriter json = JsonWriter.indent("  ").string();
  private final Report report;

  private SarifReport(Report report) {
    this.report = report;
  }

  public static String of(Report report, Sources sources) {
    SarifReport writer = new SarifReport(report);
    writer.write(sources);
    return writer.json.done() + "\n";
  }

  private void write(Sources sources) {
    json.object();
    json.value("$schema", SCHEMA);
    json.value("version", "2.1.0");
    json.array("runs").object();
    tool();
    invocation();
    // Columns are not known, but consumers ask what they would count.
    json.value("columnKind", "utf16CodeUnits");
    json.array("results");
    for (Finding finding : report.findings()) {
      new SarifResult(finding, report, sources).write(json);
    }
    json.end();
    json.end().end().end();
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
      Instant started = Instant.parse(about.started());
      long millis = Math.round(about.seconds() * 1000);
      json.value("startTimeUtc", started.toString());
      json.value("endTimeUtc", started.plus(Duration.ofMillis(millis)).toString());
    } catch (DateTimeException | ArithmeticException e) {
      // A time that somebody else has written in another form says nothing here.
    }
  }
}
