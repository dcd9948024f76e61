// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.journal;

import com.grack.nanojson.JsonObject;
import com.grack.nanojson.JsonParser;
import com.grack.nanojson.JsonParserException;
import dev.heddle.model.finding.Cost;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Libraries;
import dev.heddle.report.ReportException;
import dev.heddle.report.json.AboutJson;
import dev.heddle.report.json.FindingJson;
import dev.heddle.report.json.LibrariesJson;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads a journal as far as it was written: a JVM that is killed may leave half a line. */
public final class JournalReader {
  /** How the names of journals end. */
  public static final String SUFFIX = ".jsonl";

  /** By detector and id: two detectors may have the same finding, each with its own evidence. */
  private final Map<String, Finding> findings = new LinkedHashMap<>();

  private final List<String> notChecked = new ArrayList<>();
  private final List<String> ordered = new ArrayList<>();
  private Libraries libraries = Libraries.none();
  private final long pid;
  private String command = "";
  private String java;
  private int classesChecked;
  private Cost cost = Cost.UNKNOWN;
  private boolean begun;
  private boolean ended;

  private JournalReader(long pid) {
    this.pid = pid;
  }

  /** Names of journals, and of runs, begin with the id of their process; 0 if this one does not. */
  static long pidOf(Path file) {
    String name = file.getFileName().toString();
    try {
      return Long.parseLong(name.substring(0, Math.max(0, name.indexOf('-'))));
    } catch (NumberFormatException e) {
      return 0;
    }
  }

  public static JvmJournal read(Path file) throws IOException {
    JournalReader reader = new JournalReader(pidOf(file));
    // A decoder that replaces what is malformed: the cut may go through a character.
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8))) {
      reader.readAll(lines);
    }
    return new JvmJournal(
        reader.pid,
        reader.command,
        reader.begun,
        reader.ended,
        new ArrayList<>(reader.findings.values()),
        reader.notChecked,
        reader.libraries,
        reader.java,
        reader.classesChecked,
        reader.cost,
        reader.ordered);
  }

  private void readAll(BufferedReader lines) throws IOException {
    boolean damaged = false;
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      if (damaged) {
        notChecked.add("A line of the journal of JVM " + pid + " cannot be read.");
      }
      damaged = !readLine(line);
    }
  }

  /** Returns whether the line makes sense; the last one need not. */
  private boolean readLine(String line) {
    try {
      JsonObject json = JsonParser.object().from(line);
      if (json.getObject("jvm") != null) {
        command = json.getObject("jvm").getString("command", "");
        java = json.getObject("jvm").getString("java");
        begun = true;
      } else if (json.getObject("finding") != null) {
        Finding finding = FindingJson.read(json.getObject("finding"));
        findings.put(finding.detector() + finding.id(), finding);
      } else if (json.has("ordered")) {
        ordered.addAll(FindingJson.texts(json, "ordered"));
      } else if (json.has(LibrariesJson.KEY)) {
        libraries = libraries.and(LibrariesJson.read(json));
      } else if (json.getString("notChecked") != null) {
        notChecked.add(json.getString("notChecked"));
      } else if (json.getBoolean("end", false)) {
        ended = true;
        classesChecked = json.getInt("classesChecked", 0);
        cost = AboutJson.readCost(json);
      }
      return true;
    } catch (JsonParserException | ReportException e) {
      return false;
    }
  }
}
