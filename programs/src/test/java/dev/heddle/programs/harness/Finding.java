// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.harness;

import com.grack.nanojson.JsonArray;
import com.grack.nanojson.JsonObject;
import com.grack.nanojson.JsonParser;
import com.grack.nanojson.JsonParserException;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A finding as report.json tells it; read here on its own, so that the file itself is tested. */
record Finding(boolean isObserved, Subject subject, List<Access> accesses) {
  private static final String PROGRAMS = "dev.heddle.programs.";
  private static final String SUPPORT = "dev.heddle.programs.support.";

  record Subject(String type, String className, String name) {}

  record Access(String operation, String thread, List<Frame> stack) {}

  record Frame(String className, String method, int line) {}

  /** The findings of a report, which is complete or not, as expected. */
  static List<Finding> in(Path reportFile, Program.Completeness expected) throws IOException {
    try (Reader reader = Files.newBufferedReader(reportFile)) {
      JsonObject report = JsonParser.object().from(reader);
      if (!expected.allows(report.getBoolean("complete"))) {
        throw new IOException("the report is not " + expected + ": " + report.get("notChecked"));
      }
      List<Finding> findings = new ArrayList<>();
      for (JsonObject finding : objects(report.getArray("findings"))) {
        findings.add(finding(finding));
      }
      return findings;
    } catch (JsonParserException e) {
      throw new IOException("not a report: " + reportFile, e);
    }
  }

  private static Finding finding(JsonObject json) {
    JsonObject subject = json.getObject("subject");
    List<Access> accesses = new ArrayList<>();
    for (JsonObject access : objects(json.getArray("accesses"))) {
      List<Frame> stack = new ArrayList<>();
      for (JsonObject frame : objects(access.getArray("stack"))) {
        stack.add(
            new Frame(frame.getString("class"), frame.getString("method"), frame.getInt("line")));
      }
      accesses.add(new Access(access.getString("operation"), access.getString("thread"), stack));
    }
    return new Finding(
        json.getString("evidence").equals("observed"),
        new Subject(
            subject.getString("type"), subject.getString("class"), subject.getString("name", "")),
        accesses);
  }

  boolean isDeadlock() {
    return subject.type().equals("locks");
  }

  private static List<JsonObject> objects(JsonArray array) {
    return array.stream().map(JsonObject.class::cast).collect(Collectors.toList());
  }

  /** The program to which the finding belongs: that of the field, or of the code that raced. */
  Optional<String> program() {
    if (subject.type().equals("field") && isProgram(subject.className())) {
      return Optional.of(outermost(subject.className()));
    }
    return accesses.stream()
        .flatMap(access -> access.stack().stream())
        .map(Frame::className)
        .filter(Finding::isProgram)
        .findFirst()
        .map(Finding::outermost);
  }

  /** The line of the program's innermost frame, which is where its source shows the access. */
  static Optional<Integer> line(Access access, String program) {
    return access.stack().stream()
        .filter(frame -> outermost(frame.className()).equals(program))
        .findFirst()
        .map(Frame::line);
  }

  private static boolean isProgram(String className) {
    return className.startsWith(PROGRAMS) && !className.startsWith(SUPPORT);
  }

  private static String outermost(String className) {
    int nested = className.indexOf('$');
    return nested < 0 ? className : className.substring(0, nested);
  }

  /** The finding as a person would like to read it in a test's failure. */
  String text() {
    StringBuilder text = new StringBuilder();
    text.append(subject.type()).append(' ').append(subject.className());
    if (!subject.name().isEmpty()) {
      text.append('.').append(subject.name());
    }
    for (Access access : accesses) {
      text.append("\n  ").append(access.operation()).append(" by ").append(access.thread());
      access.stack().stream()
          .limit(8)
          .forEach(
              frame ->
                  text.append("\n    ")
                      .append(frame.className())
                      .append('.')
                      .append(frame.method())
                      .append(':')
                      .append(frame.line()));
    }
    return text.toString();
  }
}
