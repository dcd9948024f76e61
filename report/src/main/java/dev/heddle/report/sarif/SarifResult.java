// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.sarif;

import com.grack.nanojson.JsonSink;
import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Report;
import dev.heddle.report.advice.Advice;
import dev.heddle.report.advice.Advisors;
import dev.heddle.report.advice.Diff;
import dev.heddle.report.advice.EvidenceMeaning;
import dev.heddle.report.source.Sources;
import java.util.List;
import java.util.Map;

/** One finding as a SARIF result. */
final class SarifResult {
  private static final String FINGERPRINT = "heddleId/v1";

  private final Finding finding;
  private final Report report;
  private final Sources sources;
  private final String baselineState;
  private final SarifLocation location;

  /**
   * @param baselineState what it is against the baseline; null if there was none
   */
  SarifResult(Finding finding, Report report, Sources sources, String baselineState) {
    this.finding = finding;
    this.report = report;
    this.sources = sources;
    this.baselineState = baselineState;
    this.location = new SarifLocation(sources);
  }

  void write(JsonSink<?> json) {
    json.object();
    json.value("ruleId", finding.kind().toString());
    json.value("ruleIndex", finding.kind().ordinal());
    json.value("level", level());
    json.object("message").value("text", finding.message()).end();
    locations(json);
    codeFlow(json);
    stacks(json);
    json.object("partialFingerprints").value(FINGERPRINT, finding.id()).end();
    if (baselineState != null) {
      json.value("baselineState", baselineState);
    }
    json.value("occurrenceCount", Math.max(1, Math.min(finding.occurrences(), Integer.MAX_VALUE)));
    List<Advice> advice = Advisors.of(finding, sources);
    fixes(advice, json);
    properties(advice, json);
    json.end();
  }

  private String level() {
    if (report.libraries().contain(finding)) {
      return "note";
    }
    return finding.evidence() == Finding.Evidence.OBSERVED ? "error" : "warning";
  }

  /** The first access is where the result is; the others, and where threads began, relate to it. */
  private void locations(JsonSink<?> json) {
    List<Access> accesses = finding.accesses();
    Frame primary = accesses.isEmpty() ? null : sources.innermost(accesses.get(0).stack());
    json.array("locations");
    if (primary != null) {
      json.object();
      location.write(primary, describe(accesses.get(0)), json);
      json.end();
    }
    json.end();
    json.array("relatedLocations");
    int id = 1;
    for (Access access : accesses) {
      id = related(id, sources.innermost(access.stack()), describe(access), json);
      String start = "thread \"" + access.thread() + "\" was started here";
      id = related(id, sources.innermost(access.threadStartedAt()), start, json);
    }
    if (finding.object() != null && finding.object().origin() != null) {
      String text =
          finding.object().name() + " " + finding.object().origin().phrase() + " this place";
      related(id, sources.innermost(finding.object().stack()), text, json);
    }
    json.end();
  }

  private int related(int id, Frame frame, String message, JsonSink<?> json) {
    if (frame == null) {
      return id;
    }
    json.object();
    json.value("id", id);
    location.write(frame, message, json);
    json.end();
    return id + 1;
  }

  private static String describe(Access access) {
    String locks =
        access.locks().isEmpty() ? "no locks held" : "holding " + String.join(", ", access.locks());
    return access.operation() + " by thread \"" + access.thread() + "\" (" + locks + ")";
  }

  /** One thread flow for each access: from where the thread begins to the access itself. */
  private void codeFlow(JsonSink<?> json) {
    json.array("codeFlows").object();
    json.object("message").value("text", "How the threads come to these places").end();
    json.array("threadFlows");
    int number = 1;
    for (Access access : finding.accesses()) {
      if (!access.stack().isEmpty()) {
        threadFlow(number++, access, json);
      }
    }
    if (number == 1) {
      // The schema wants at least one flow with one place, and an empty place is one.
      json.object().array("locations").object().object("location").end().end().end().end();
    }
    json.end().end().end();
  }

  private void threadFlow(int number, Access access, JsonSink<?> json) {
    json.object();
    json.value("id", number + ": " + access.thread());
    json.object("message").value("text", describe(access)).end();
    json.array("locations");
    List<Frame> stack = access.stack();
    for (int i = stack.size() - 1; i >= 0; i--) {
      json.object();
      json.object("location");
      location.write(stack.get(i), i == 0 ? describe(access) : null, json);
      json.end();
      json.value("nestingLevel", stack.size() - 1 - i);
      json.value("importance", i == 0 ? "essential" : "important");
      json.end();
    }
    json.end().end();
  }

  private void stacks(JsonSink<?> json) {
    json.array("stacks");
    int number = 1;
    for (Access access : finding.accesses()) {
      // Numbered, because the schema wants no two stacks to be the same.
      stack(number + ": " + describe(access), access.stack(), json);
      String start = number + ": start of thread \"" + access.thread() + "\"";
      stack(start, access.threadStartedAt(), json);
      number++;
    }
    json.end();
  }

  private void stack(String message, List<Frame> frames, JsonSink<?> json) {
    if (frames.isEmpty()) {
      return;
    }
    json.object();
    json.object("message").value("text", message).end();
    json.array("frames");
    for (Frame frame : frames) {
      json.object().object("location");
      location.write(frame, null, json);
      json.end().end();
    }
    json.end().end();
  }

  private static void fixes(List<Advice> advice, JsonSink<?> json) {
    if (advice.stream().allMatch(each -> each.diff() == null)) {
      return;
    }
    json.array("fixes");
    for (Advice each : advice) {
      if (each.diff() != null) {
        json.object();
        json.object("description").value("text", each.title() + ". " + each.text()).end();
        change(each.diff(), json);
        json.end();
      }
    }
    json.end();
  }

  private static void change(Diff diff, JsonSink<?> json) {
    json.array("artifactChanges").object();
    SarifLocation.artifact(diff.path(), json);
    json.array("replacements");
    for (Map.Entry<Integer, List<String>> change : diff.changes().entrySet()) {
      StringBuilder text = new StringBuilder();
      change.getValue().forEach(line -> text.append(line).append('\n'));
      json.object();
      json.object("deletedRegion");
      json.value("startLine", change.getKey()).value("startColumn", 1);
      json.value("endLine", change.getKey() + 1).value("endColumn", 1);
      json.end();
      json.object("insertedContent").value("text", text.toString()).end();
      json.end();
    }
    json.end().end().end();
  }

  private void properties(List<Advice> advice, JsonSink<?> json) {
    json.object("properties");
    json.array("evidences");
    finding.support().evidences().forEach(evidence -> json.value(evidence.toString()));
    json.end();
    json.value("evidenceMeans", EvidenceMeaning.of(finding));
    json.value("detector", finding.detector());
    if (finding.support().run() != null) {
      json.value("run", finding.support().run().toString());
    }
    json.value("inThirdPartyJars", report.libraries().contain(finding));
    json.array("advice");
    advice.forEach(each -> json.value(each.title() + ". " + each.text()));
    json.end();
    json.end();
  }
}
