// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.harness;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A test program: a source file with a main method, and the races that its markers announce. */
record Program(
    String className,
    Path source,
    List<Marker> markers,
    Optional<List<String>> ownJvmOptions,
    Completeness completeness) {
  private static final Pattern OWN_JVM =
      Pattern.compile("^@OwnJvm(\\((.*?)\\))?\\s", Pattern.MULTILINE | Pattern.DOTALL);
  private static final Pattern STRING = Pattern.compile("\"([^\"]*)\"");

  /** Whether the report must say that everything was checked. */
  enum Completeness {
    COMPLETE,
    INCOMPLETE,
    /** It depends on luck what the program runs into. */
    EITHER;

    private static Completeness in(String source) {
      if (source.contains("// perhaps incomplete report")) {
        return EITHER;
      }
      return source.contains("// incomplete report") ? INCOMPLETE : COMPLETE;
    }

    boolean allows(boolean complete) {
      return this == EITHER || complete == (this == COMPLETE);
    }
  }

  /** All programs below a source folder, in the order of their names. */
  static List<Program> below(Path sourceRoot) throws IOException {
    try (Stream<Path> files = Files.walk(sourceRoot)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> !isSupport(sourceRoot.relativize(file)))
          .sorted()
          .map(file -> read(sourceRoot, file))
          .collect(Collectors.toList());
    }
  }

  private static boolean isSupport(Path relative) {
    return relative.startsWith(Path.of("dev", "heddle", "programs", "support"));
  }

  private static Program read(Path sourceRoot, Path file) {
    try {
      String text = Files.readString(file);
      String path = sourceRoot.relativize(file).toString();
      String className = path.substring(0, path.length() - ".java".length());
      return new Program(
          className.replace(file.getFileSystem().getSeparator(), "."),
          file,
          Marker.in(text.lines().collect(Collectors.toList())),
          ownJvmOptions(text),
          Completeness.in(text));
    } catch (IOException e) {
      throw new IllegalStateException("cannot read " + file, e);
    }
  }

  private static Optional<List<String>> ownJvmOptions(String text) {
    Matcher annotation = OWN_JVM.matcher(text);
    if (!annotation.find()) {
      return Optional.empty();
    }
    String arguments = annotation.group(2) == null ? "" : annotation.group(2);
    return Optional.of(STRING.matcher(arguments).results().map(match -> match.group(1)).toList());
  }

  /** The markers of what is reported when that detector looks for races. */
  List<Marker> markers(String detector) {
    return markers(List.of(detector));
  }

  /** The same for several detectors. */
  List<Marker> markers(List<String> detectors) {
    return markers.stream().filter(marker -> detectors.stream().anyMatch(marker::isFor)).toList();
  }

  /** Whether the program is about what a bounded heap can bear, and takes its time. */
  boolean isHeavy() {
    return family().equals("heavy");
  }

  /** The package's last part, which says what construct the program is about. */
  String family() {
    String packageName = className.substring(0, className.lastIndexOf('.'));
    return packageName.substring(packageName.lastIndexOf('.') + 1);
  }

  String simpleName() {
    return className.substring(className.lastIndexOf('.') + 1);
  }
}
