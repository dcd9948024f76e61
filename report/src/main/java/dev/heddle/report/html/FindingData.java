// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.html;

import com.grack.nanojson.JsonSink;
import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Inside;
import dev.heddle.model.finding.Report;
import dev.heddle.model.finding.SharedObject;
import dev.heddle.model.finding.Subject;
import dev.heddle.report.advice.Advice;
import dev.heddle.report.advice.Advisors;
import dev.heddle.report.advice.Diff;
import dev.heddle.report.advice.EvidenceMeaning;
import dev.heddle.report.select.SuppressionLine;
import dev.heddle.report.source.Sources;
import java.util.List;

/** What the page needs to know of one finding. */
final class FindingData {
  private final Report report;
  private final Sources sources;
  private final FrameTable frames;
  private final TextTable texts;

  FindingData(Report report, Sources sources, FrameTable frames, TextTable texts) {
    this.report = report;
    this.sources = sources;
    this.frames = frames;
    this.texts = texts;
  }

  /**
   * @param state what it is against the baseline; all are new if there was none
   */
  void write(Finding finding, String state, JsonSink<?> json) {
    json.object();
    json.value("id", finding.id());
    json.value("state", state);
    json.value("kind", finding.kind().toString());
    json.value("title", finding.title());
    json.value("evidence", finding.evidence().toString());
    json.array("evidences");
    for (Finding.Evidence evidence : finding.support().evidences()) {
      json.value(evidence.toString());
    }
    json.end();
    if (finding.support().run() != null) {
      json.value("run", finding.support().run().toString());
    }
    json.value("detector", finding.detector());
    subject(finding.subject(), json);
    json.value("message", finding.message());
    json.value("occurrences", finding.occurrences());
    json.value("inLibrary", report.libraries().contain(finding));
    accesses(finding.accesses(), json);
    object(finding.object(), json);
    inside(finding.inside(), json);
    json.value("means", texts.numberOf(EvidenceMeaning.of(finding)));
    advice(Advisors.of(finding, sources), json);
    String suppression = SuppressionLine.of(finding);
    if (suppression != null) {
      json.value("suppression", suppression);
    }
    json.end();
  }

  private static void subject(Subject subject, JsonSink<?> json) {
    json.object("subject");
    json.value("type", subject.type().toString());
    json.value("class", subject.className());
    json.value("name", subject.name());
    json.value("text", subject.toString());
    json.end();
  }

  private void accesses(List<Access> accesses, JsonSink<?> json) {
    json.array("accesses");
    for (Access access : accesses) {
      json.object();
      json.value("operation", access.operation().toString());
      json.value("thread", access.thread());
      frames.stack("startedAt", access.threadStartedAt(), json);
      json.array("locks", access.locks());
      frames.stack("stack", access.stack(), json);
      json.end();
    }
    json.end();
  }

  private void object(SharedObject object, JsonSink<?> json) {
    if (object == null) {
      return;
    }
    json.object("object");
    json.value("name", object.name());
    if (object.origin() != null) {
      json.value("phrase", object.origin().phrase());
      frames.stack("stack", object.stack(), json);
    }
    json.end();
  }

  private void inside(Inside inside, JsonSink<?> json) {
    if (inside.count() == 0) {
      return;
    }
    json.value("insideCount", inside.count());
    json.array("inside");
    for (Inside.Race race : inside.races()) {
      json.object();
      subject(race.subject(), json);
      accesses(race.accesses(), json);
      json.end();
    }
    json.end();
  }

  private void advice(List<Advice> all, JsonSink<?> json) {
    json.array("advice");
    for (Advice advice : all) {
      json.object();
      json.value("title", texts.numberOf(advice.title()));
      json.value("text", texts.numberOf(advice.text()));
      if (advice.diff() != null) {
        json.value("path", advice.diff().path());
        json.array("diff");
        for (Diff.Line line : advice.diff().lines()) {
          json.value(line.sign() + line.text());
        }
        json.end();
      }
      json.end();
    }
    json.end();
  }
}
