// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.input;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The class files of the JDK that runs this, read where they lie: in its run-time image. */
final class JdkClasses {
  private static final int MAJOR_VERSION_OFFSET = 6;

  private final FileSystem image = FileSystems.getFileSystem(URI.create("jrt:/"));

  /** For each package asked for, the module folders that have it; for most programs' none. */
  private final Map<String, List<Path>> modules = new HashMap<>();

  /** Whether the JDK has a class of that name, with slashes. */
  boolean has(String name) {
    return path(name) != null;
  }

  /** The class of that name, with slashes; null if the JDK has none. */
  ClassFile read(String name) {
    Path path = path(name);
    if (path == null) {
      return null;
    }
    try {
      return new ClassFile(name, "the JDK", readableByWala(Files.readAllBytes(path)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Only signatures of JDK classes are looked at, and those have had one form in all versions: so a
   * JDK newer than WALA knows will do as well.
   */
  private static byte[] readableByWala(byte[] bytes) {
    ByteBuffer header = ByteBuffer.wrap(bytes);
    if (header.getShort(MAJOR_VERSION_OFFSET) > ClassFileCheck.NEWEST_MAJOR_VERSION) {
      header.putShort(MAJOR_VERSION_OFFSET, (short) ClassFileCheck.NEWEST_MAJOR_VERSION);
    }
    return bytes;
  }

  private Path path(String name) {
    int slash = name.lastIndexOf('/');
    if (slash < 0) {
      return null;
    }
    String packageName = name.substring(0, slash).replace('/', '.');
    try {
      for (Path module : modules.computeIfAbsent(packageName, this::modulesWith)) {
        Path path = module.resolve(name + ".class");
        if (Files.exists(path)) {
          return path;
        }
      }
      return null;
    } catch (InvalidPathException e) {
      // Broken and obfuscated class files have names that no file can have.
      return null;
    }
  }

  private List<Path> modulesWith(String packageName) {
    Path links = image.getPath("/packages", packageName);
    if (!Files.isDirectory(links)) {
      return List.of();
    }
    try (Stream<Path> names = Files.list(links)) {
      return names.map(link -> image.getPath("/modules", link.getFileName().toString())).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
