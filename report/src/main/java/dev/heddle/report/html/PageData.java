// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.html;

import com.grack.nanojson.JsonSink;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Report;
import dev.heddle.report.json.AboutJson;
import dev.heddle.report.json.JsonStream;
import dev.heddle.report.source.Sources;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** The report as the page's script reads it: report.json in fewer words, with source and advice. */
final class PageData {
  private final Report report;
  private final Sources sources;
  private final JsonSink<?> json;
  private final FrameTable frames;
  private final TextTable texts = new TextTable();

  private PageData(Report report, Sources sources, JsonSink<?> json) {
    this.report = report;
    this.sources = sources;
    this.json = json;
    this.frames = new FrameTable(report.libraries(), sources);
  }

  /** JSON that can stand inside an HTML script element, whatever the names in the report are. */
  static void write(Report report, Sources sources, Writer page) throws IOException {
    JsonStream.Content content =
        new JsonStream.Content() {
          @Override
          public void writeTo(JsonSink<?> json) {
            new PageData(report, sources, json).write();
          }
        };
    JsonStream.compact(content, new ScriptText(page));
  }

  private void write() {
    Report.Comparison comparison = report.comparison();
    json.object();
    json.value("tool", report.tool());
    json.value("complete", report.complete());
    json.array("notChecked", report.notChecked());
    json.value("suppressed", report.suppressed());
    AboutJson.write(report.about(), json);
    if (comparison != null) {
      json.object("baseline");
      json.array("new", comparison.added());
      json.array("known", comparison.known());
      json.array("gone", comparison.gone());
      json.end();
    }
    json.array("findings");
    findings(report.findings(), "new", sources);
    if (comparison != null) {
      findings(comparison.knownFindings(), "known", sources);
      // What is gone was seen in an earlier source: nothing fits the one of today.
      findings(comparison.goneFindings(), "gone", Sources.none());
    }
    json.end();
    frames.write(json);
    texts.write("texts", json);
    json.end();
  }

  private void findings(List<Finding> findings, String state, Sources current) {
    FindingData data = new FindingData(report, current, frames, texts);
    for (Finding finding : findings) {
      data.write(finding, state, json);
    }
  }
}
