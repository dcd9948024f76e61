// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.sarif;

import com.grack.nanojson.JsonSink;
import dev.heddle.model.finding.Finding;

/** What the kinds of findings are, as SARIF's rules. */
final class SarifRules {
  private SarifRules() {}

  static void write(JsonSink<?> json) {
    json.array("rules");
    for (Finding.Kind kind : Finding.Kind.values()) {
      json.object();
      json.value("id", kind.toString());
      json.value("name", name(kind));
      text("shortDescription", shortText(kind), json);
      text("fullDescription", fullText(kind), json);
      text("help", fullText(kind) + "\n\n" + help(kind), json);
      json.object("defaultConfiguration").value("level", "error").end();
      json.object("properties");
      json.array("tags").value("concurrency").value("correctness").end();
      json.value("precision", kind == Finding.Kind.DATA_RACE ? "very-high" : "high");
      json.end();
      json.end();
    }
    json.end();
  }

  private static void text(String key, String text, JsonSink<?> json) {
    json.object(key).value("text", text).end();
  }

  private static String name(Finding.Kind kind) {
    return switch (kind) {
      case DATA_RACE -> "DataRace";
      case ATOMICITY_VIOLATION -> "AtomicityViolation";
      case DEADLOCK -> "Deadlock";
    };
  }

  private static String shortText(Finding.Kind kind) {
    return switch (kind) {
      case DATA_RACE -> "Two threads access the same data, and nothing orders them.";
      case ATOMICITY_VIOLATION -> "Another thread can come between steps that belong together.";
      case DEADLOCK -> "Threads wait for each other's locks, or can.";
    };
  }

  private static String fullText(Finding.Kind kind) {
    return switch (kind) {
      case DATA_RACE ->
          "Two threads access the same field, array element or collection, at least one of them"
              + " writes, and no lock, volatile field or start or end of a thread orders the two. A"
              + " value may be lost, be seen too late or half-made, or never be seen.";
      case ATOMICITY_VIOLATION ->
          "A method does in several steps what belongs together. Each step may be guarded, but"
              + " another thread can come in between and see or change what is half done.";
      case DEADLOCK ->
          "Threads take the same locks in different orders. If they do so at the same time, each"
              + " waits for a lock that the other holds, for ever.";
    };
  }

  private static String help(Finding.Kind kind) {
    return switch (kind) {
      case DATA_RACE ->
          "Guard every access with the same lock; or declare a flag or reference volatile; or use an"
              + " atomic class or a concurrent collection; or do not share the data.";
      case ATOMICITY_VIOLATION ->
          "Hold one lock from the first step to the last, or use one call that does all, such as"
              + " computeIfAbsent or compareAndSet.";
      case DEADLOCK ->
          "Take the locks in the same order everywhere, or give the first back before taking the"
              + " second.";
    };
  }
}
