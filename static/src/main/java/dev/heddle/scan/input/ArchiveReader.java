// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.input;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipFile;

/** Finds the class files of a jar or a folder, and of the jars inside it. */
final class ArchiveReader {
  /** In a multi-release jar the classes that this version would load are the ones that count. */
  private static final Runtime.Version RELEASE = Runtime.Version.parse("17");

  private static final String VERSIONS = "META-INF/versions/";
  private static final List<String> APPLICATION_FOLDERS =
      List.of("BOOT-INF/classes/", "WEB-INF/classes/");
  private static final List<String> LIBRARY_FOLDERS = List.of("BOOT-INF/lib/", "WEB-INF/lib/");

  /** Takes what is found. */
  interface Receiver {
    /**
     * @param path where the class should be by its name, with slashes and {@code .class}; or below
     *     some more folders if {@code exact} is false
     */
    void classFile(Origin origin, String place, String path, boolean exact, byte[] bytes);

    /** A class file or an inner jar that cannot be read. */
    void broken(String place, String path, IOException problem);
  }

  private final Receiver receiver;

  ArchiveReader(Receiver receiver) {
    this.receiver = receiver;
  }

  /** Reads a folder of classes, or an application in the form of an open folder. */
  void readFolder(Path folder) throws IOException {
    List<Path> files;
    try (Stream<Path> walk = Files.walk(folder, FileVisitOption.FOLLOW_LINKS)) {
      files = walk.filter(Files::isRegularFile).sorted().toList();
    }
    String place = folder.toString();
    boolean packed = files.stream().anyMatch(file -> isPacked(path(folder, file)));
    for (Path file : files) {
      String path = path(folder, file);
      if (isClass(path)) {
        readClass(place, path, origin(path, packed), false, () -> Files.newInputStream(file));
      } else if (LIBRARY_FOLDERS.stream().anyMatch(path::startsWith) && isArchive(path)) {
        readInner(place, path, file);
      }
    }
  }

  /** Reads a jar and the jars inside. */
  void readJar(Path jar) throws IOException {
    readJar(jar.toFile(), jar.toString(), false);
  }

  private void readJar(File file, String place, boolean inner) throws IOException {
    try (JarFile jar = new JarFile(file, false, ZipFile.OPEN_READ, RELEASE)) {
      List<JarEntry> entries = jar.versionedStream().filter(entry -> !entry.isDirectory()).toList();
      boolean packed = inner || entries.stream().anyMatch(entry -> isPacked(entry.getName()));
      for (JarEntry entry : entries) {
        String path = entry.getName();
        if (isClass(path)) {
          readClass(place, path, origin(path, packed), true, () -> jar.getInputStream(entry));
        } else if (isArchive(path)) {
          copyAndReadInner(jar, entry, place);
        }
      }
    }
  }

  /** A jar inside a jar is copied first, since only whole files can be opened as multi-release. */
  private void copyAndReadInner(JarFile jar, JarEntry entry, String place) throws IOException {
    Path copy = Files.createTempFile("heddle-scan", ".jar");
    try {
      try (InputStream in = jar.getInputStream(entry)) {
        Files.copy(in, copy, StandardCopyOption.REPLACE_EXISTING);
      } catch (IOException e) {
        receiver.broken(place, entry.getName(), e);
        return;
      }
      readInner(place, entry.getName(), copy);
    } finally {
      Files.delete(copy);
    }
  }

  private void readInner(String place, String path, Path file) {
    try {
      readJar(file.toFile(), place + "!/" + path, true);
    } catch (IOException e) {
      receiver.broken(place, path, e);
    }
  }

  private interface Opener {
    InputStream open() throws IOException;
  }

  private void readClass(String place, String path, Origin origin, boolean exact, Opener opener) {
    try (InputStream in = opener.open()) {
      receiver.classFile(origin, place, withoutFolder(path), exact, in.readAllBytes());
    } catch (IOException e) {
      receiver.broken(place, path, e);
    }
  }

  /** In a packed application the classes outside its class folder are those of a launcher. */
  private static Origin origin(String path, boolean packed) {
    boolean own = APPLICATION_FOLDERS.stream().anyMatch(path::startsWith);
    return own || !packed ? Origin.APPLICATION : Origin.LIBRARY;
  }

  private static boolean isPacked(String path) {
    return path.startsWith("BOOT-INF/") || path.startsWith("WEB-INF/");
  }

  private static boolean isClass(String path) {
    return path.endsWith(".class")
        && !path.endsWith("module-info.class")
        && !path.contains(VERSIONS);
  }

  private static boolean isArchive(String path) {
    return path.endsWith(".jar") || path.endsWith(".war");
  }

  private static String withoutFolder(String path) {
    for (String folder : APPLICATION_FOLDERS) {
      if (path.startsWith(folder)) {
        return path.substring(folder.length());
      }
    }
    return path;
  }

  private static String path(Path folder, Path file) {
    return folder.relativize(file).toString().replace(File.separatorChar, '/');
  }
}
