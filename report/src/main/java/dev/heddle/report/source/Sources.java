// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.source;

import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Libraries;
import dev.heddle.model.options.Option;
import dev.heddle.model.options.Options;
import dev.heddle.report.ReportException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Finds the source of the classes in stacks, in folders and in jars of sources. */
public final class Sources {
  /** Nobody writes a larger file by hand. */
  private static final long MOST_BYTES = 4_000_000;

  private final List<Path> given;

  /** The given paths and the source folders below them; null until somebody asks. */
  private List<Path> roots;

  /** What was looked for, by its path below a root; null where there is nothing. */
  private final Map<String, SourceFile> files = new HashMap<>();

  private Sources(List<Path> given) {
    this.given = given;
  }

  /** Knows no source. */
  public static Sources none() {
    return new Sources(List.of());
  }

  /** Looks in these folders and jars, and in the source folders below them. */
  public static Sources in(List<Path> paths) {
    return new Sources(List.copyOf(paths));
  }

  /**
   * Looks whether the folders and jars are there that the user has named.
   *
   * @throws ReportException if one is not
   */
  public static void check(Options options) throws ReportException {
    for (Path path : options.paths(Option.SOURCES)) {
      if (options.isSet(Option.SOURCES) && !Files.exists(path)) {
        throw new ReportException("the sources " + path + " do not exist");
      }
    }
  }

  /** The file that has the frame's code; null if it is not found or does not have such a line. */
  public SourceFile of(Frame frame) {
    if (frame.file() == null || !frame.hasLine()) {
      return null;
    }
    SourceFile file = at(folder(frame.className()) + frame.file());
    return file != null && file.hasLine(frame.line()) ? file : null;
  }

  /** The file that declares a class; null if it is not found. */
  public SourceFile ofClass(String className) {
    String name = className.substring(className.lastIndexOf('.') + 1);
    int nested = name.indexOf('$');
    String file = (nested > 0 ? name.substring(0, nested) : name) + ".java";
    return at(folder(className) + file);
  }

  /**
   * The frame of a stack that people want to be led to: the innermost one whose source is known,
   * otherwise the innermost one of the program; null if the stack is not known.
   */
  public Frame innermost(List<Frame> stack) {
    for (Frame frame : stack) {
      if (of(frame) != null) {
        return frame;
      }
    }
    List<Frame> program = Frame.ofProgram(stack);
    return program.isEmpty() ? null : program.get(0);
  }

  /** The path of the file that a frame's code is in, found or guessed; null if it has no file. */
  public String pathOf(Frame frame) {
    SourceFile file = of(frame);
    return file != null ? file.path() : frame.file() == null ? null : guess(frame);
  }

  /** The path of a frame's file below a source folder, whether it is found or not. */
  private static String guess(Frame frame) {
    return folder(frame.className()) + frame.file();
  }

  private static String folder(String className) {
    String name = Libraries.writtenName(className);
    int dot = name.lastIndexOf('.');
    return dot < 0 ? "" : name.substring(0, dot).replace('.', '/') + "/";
  }

  private SourceFile at(String path) {
    if (files.containsKey(path)) {
      return files.get(path);
    }
    SourceFile file = null;
    for (Path root : roots()) {
      file = file == null ? read(root, path) : file;
    }
    files.put(path, file);
    return file;
  }

  private List<Path> roots() {
    if (roots == null) {
      roots = new ArrayList<>();
      for (Path path : given) {
        roots.addAll(Files.isDirectory(path) ? SourceFolders.of(path) : List.of(path));
      }
    }
    return roots;
  }

  private static SourceFile read(Path root, String path) {
    try {
      if (!Files.isDirectory(root)) {
        return readFromJar(root, path);
      }
      Path file = root.resolve(path).normalize();
      // Names come from class files and may be anything, such as a way out of the folder.
      if (!file.startsWith(root) || !Files.isRegularFile(file) || Files.size(file) > MOST_BYTES) {
        return null;
      }
      return new SourceFile(forPeople(file), lines(Files.readAllBytes(file)));
    } catch (IOException | IllegalArgumentException e) {
      return null;
    }
  }

  private static SourceFile readFromJar(Path jar, String path) throws IOException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      ZipEntry entry = zip.getEntry(path);
      if (entry == null || entry.isDirectory() || entry.getSize() > MOST_BYTES) {
        return null;
      }
      try (InputStream in = zip.getInputStream(entry)) {
        return new SourceFile(path, lines(in.readAllBytes()));
      }
    }
  }

  /** Malformed characters are replaced: a file in another encoding is better than none. */
  private static List<String> lines(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8).lines().toList();
  }

  private static String forPeople(Path file) {
    Path here = Path.of("").toAbsolutePath();
    Path shown = file.startsWith(here) ? here.relativize(file) : file;
    return shown.toString().replace('\\', '/');
  }
}
