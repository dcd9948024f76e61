// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.json;

import com.grack.nanojson.JsonObject;
import com.grack.nanojson.JsonSink;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Report;
import dev.heddle.report.ReportException;
import java.util.ArrayList;
import java.util.List;

/** A whole report as JSON, schema 1. */
final class ReportJson {
  private static final int SCHEMA = 1;

  private ReportJson() {}

  static void write(Report report, JsonSink<?> sink) {
    sink.object();
    sink.value("schema", SCHEMA);
    sink.value("tool", report.tool());
    sink.value("complete", report.complete());
    if (!report.about().isNothing()) {
      AboutJson.write(report.about(), sink);
    }
    sink.array("notChecked", report.notChecked());
    writeFindings("findings", report.findings(), sink);
    if (!report.libraries().isEmpty()) {
      LibrariesJson.write(report.libraries(), sink);
    }
    if (report.suppressed() > 0) {
      sink.value("suppressed", report.suppressed());
    }
    if (report.comparison() != null) {
      writeComparison(report.comparison(), sink);
    }
    sink.end();
  }

  private static void writeFindings(String key, List<Finding> findings, JsonSink<?> sink) {
    sink.array(key);
    for (Finding finding : findings) {
      sink.object();
      FindingJson.write(finding, sink);
      sink.end();
    }
    sink.end();
  }

  private static void writeComparison(Report.Comparison comparison, JsonSink<?> sink) {
    sink.object("baseline");
    sink.array("new", comparison.added());
    sink.array("known", comparison.known());
    sink.array("gone", comparison.gone());
    writeFindings("knownFindings", comparison.knownFindings(), sink);
    writeFindings("goneFindings", comparison.goneFindings(), sink);
    sink.end();
  }

  static Report read(JsonObject json) throws ReportException {
    int schema = json.getInt("schema", 0);
    if (schema != SCHEMA) {
      throw new ReportException(
          schema == 0 ? "\"schema\" is missing" : "its schema is " + schema + ", not " + SCHEMA);
    }
    return new Report(
        json.getString("tool", ""),
        json.getBoolean("complete", false),
        FindingJson.texts(json, "notChecked"),
        readFindings(json, "findings"),
        json.getInt("suppressed", 0),
        readComparison(json.getObject("baseline")),
        LibrariesJson.read(json),
        AboutJson.read(json));
  }

  private static List<Finding> readFindings(JsonObject json, String key) throws ReportException {
    List<Finding> findings = new ArrayList<>();
    for (JsonObject finding : FindingJson.objects(json, key)) {
      findings.add(FindingJson.read(finding));
    }
    return findings;
  }

  private static Report.Comparison readComparison(JsonObject json) throws ReportException {
    if (json == null) {
      return null;
    }
    return new Report.Comparison(
        FindingJson.texts(json, "new"),
        FindingJson.texts(json, "known"),
        FindingJson.texts(json, "gone"),
        readFindings(json, "knownFindings"),
        readFindings(json, "goneFindings"));
  }
}
