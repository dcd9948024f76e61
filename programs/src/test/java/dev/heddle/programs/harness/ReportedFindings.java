// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.harness;

import com.grack.nanojson.JsonObject;
import com.grack.nanojson.JsonParser;
import com.grack.nanojson.JsonParserException;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Each finding of a report in one line, with all that a run and its replay must have in common:
 * kind, subject, first frames, evidence and id. How often it was seen, names of threads and of
 * objects are not in it.
 */
final class ReportedFindings {
  private ReportedFindings() {}

  /**
   * Reads reports. Of what is in several of them, the first counts.
   *
   * @throws IOException if one is not complete
   */
  static Set<String> in(List<Path> reportFiles) throws IOException {
    Map<String, String> lines = new HashMap<>();
    for (Path file : reportFiles) {
      read(file, lines);
    }
    return new TreeSet<>(lines.values());
  }

  private static void read(Path reportFile, Map<String, String> lines) throws IOException {
    try (Reader reader = Files.newBufferedReader(reportFile)) {
      JsonObject report = JsonParser.object().from(reader);
      if (!report.getBoolean("complete")) {
        throw new IOException(reportFile + " is not complete: " + report.get("notChecked"));
      }
      for (Object each : report.getArray("findings")) {
        JsonObject finding = (JsonObject) each;
        lines.putIfAbsent(finding.getString("id"), line(finding));
      }
    } catch (JsonParserException e) {
      throw new IOException("not a report: " + reportFile, e);
    }
  }

  private static String line(JsonObject finding) {
    JsonObject subject = finding.getObject("subject");
    StringBuilder line = new StringBuilder();
    line.append(finding.getString("kind")).append(" on ");
    line.append(subject.getString("type")).append(' ').append(subject.getString("class"));
    line.append('.').append(subject.getString("name", ""));
    for (Object each : finding.getArray("accesses")) {
      JsonObject access = (JsonObject) each;
      line.append(", ").append(access.getString("operation")).append(" at ");
      if (!access.getArray("stack").isEmpty()) {
        JsonObject frame = access.getArray("stack").getObject(0);
        line.append(frame.getString("class")).append('.').append(frame.getString("method"));
        line.append(':').append(frame.getInt("line"));
      }
    }
    line.append(" (").append(finding.getString("detector")).append(", ");
    line.append(finding.getString("evidence")).append(") ").append(finding.getString("id"));
    return line.toString();
  }
}
