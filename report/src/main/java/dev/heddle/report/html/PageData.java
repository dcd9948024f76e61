// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.html;

import com.grack.nanojson.JsonStringWriter;
import com.grack.nanojson.JsonWriter;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Report;
import dev.heddle.report.json.AboutJson;
import dev.heddle.report.source.Sources;

/** The report as the page's script reads it: report.json in fewer words, with source and advice. */
final class PageData {
  private PageData() {}

  /** JSON that can stand inside an HTML script element, whatever the names in the report are. */
  static String of(Report report, Sources sources) {
    JsonStringWriter json = JsonWriter.string();
    FrameTable frames = new FrameTable(report.libraries(), sources);
    TextTable texts = new TextTable();
    json.object();
    json.value("tool", report.tool());
    json.value("complete", report.complete());
    json.array("notChecked", report.notChecked());
    json.value("suppressed", report.suppressed());
    AboutJson.write(report.about(), json);
    if (report.comparison() != null) {
      json.object("baseline");
      json.array("new", report.comparison().added());
      json.array("known", report.comparison().known());
      json.array("gone", report.comparison().gone());
      json.end();
    }
    json.array("findings");
    FindingData data = new FindingData(report, sources, frames, texts);
    for (Finding finding : report.findings()) {
      data.write(finding, json);
    }
    json.end();
    frames.write(json);
    texts.write("texts", json);
    json.end();
    return harmless(json.done());
  }

  /**
   * Angle brackets occur in strings only, where an escape means the same; without them nothing can
   * end the script element or begin a comment in it.
   */
  private static String harmless(String json) {
    return json.replace("<", "\\u003c")
        .replace(">", "\\u003e")
        .replace("&", "\\u0026")
        .replace("\u2028", "\\u2028")
        .replace("\u2029", "\\u2029");
  }
}
