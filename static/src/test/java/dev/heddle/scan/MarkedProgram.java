// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan;

import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Subject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** A program whose source says on which lines there are races: {@code // race: Subject}. */
record MarkedProgram(String family, String simpleName, Path source) {
  /** The variant whose races are marked; the other one has none. */
  private static final String RACY = "racy";

  private static final String SAFE = "safe";

  private static final Path SOURCES =
      Path.of("src", "test", "java", "dev", "heddle", "scan", "programs");
  private static final String PACKAGE = "dev.heddle.scan.programs.";
  private static final String MARK = "// race: ";

  static List<MarkedProgram> all() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .sorted()
          .map(MarkedProgram::of)
          .toList();
    }
  }

  private static MarkedProgram of(Path source) {
    String file = source.getFileName().toString();
    return new MarkedProgram(
        source.getParent().getFileName().toString(),
        file.substring(0, file.length() - ".java".length()),
        source);
  }

  String name() {
    return family + "." + simpleName;
  }

  String className() {
    return PACKAGE + name();
  }

  /** The methods to start from: both, but for the paper's examples. */
  List<String> variants() throws IOException {
    String text = Files.readString(source);
    return Stream.of(RACY, SAFE).filter(name -> text.contains(" void " + name + "(")).toList();
  }

  /** The lines and subjects that are marked for a variant. */
  Set<String> marks(String variant) throws IOException {
    Set<String> marks = new TreeSet<>();
    if (variant.equals(RACY)) {
      List<String> lines = Files.readAllLines(source);
      for (int i = 0; i < lines.size(); i++) {
        int mark = lines.get(i).indexOf(MARK);
        if (mark >= 0) {
          for (String subject : lines.get(i).substring(mark + MARK.length()).split(",")) {
            marks.add(mark(i + 1, subject.strip()));
          }
        }
      }
    }
    return marks;
  }

  /** The lines that a finding is about, as they would be marked. */
  Set<String> places(Finding finding) {
    Set<String> places = new TreeSet<>();
    for (Access access : finding.accesses()) {
      Frame frame = access.stack().get(0);
      boolean isHere = frame.className().startsWith(className());
      places.add(
          (isHere ? "" : frame.className() + " ") + mark(frame.line(), name(finding.subject())));
    }
    return places;
  }

  private static String mark(int line, String subject) {
    return "line " + line + " " + subject;
  }

  /** Classes of the programs need no package, and those of the JDK do. */
  private static String name(Subject subject) {
    String type = subject.className();
    String name = type.startsWith(PACKAGE) ? type.substring(type.lastIndexOf('.') + 1) : type;
    return subject.type() == Subject.Type.FIELD ? name + "." + subject.name() : name;
  }
}
