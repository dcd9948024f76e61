// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.input;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import javax.tools.ToolProvider;

/** Makes class files and jars for a test. */
public final class CompiledProgram {
  private CompiledProgram() {}

  /** Compiles one source file into a folder and returns the folder. */
  public static Path compile(Path folder, String className, String source, Path... classpath) {
    return compile(folder, className, source, List.of(), classpath);
  }

  /** The same with options of the compiler. */
  public static Path compile(
      Path folder, String className, String source, List<String> options, Path... classpath) {
    try {
      Path file =
          Files.createTempDirectory(folder.getParent(), "source").resolve(className + ".java");
      Files.writeString(file, source);
      Files.createDirectories(folder);
      StringBuilder path = new StringBuilder(folder.toString());
      for (Path entry : classpath) {
        path.append(File.pathSeparator).append(entry);
      }
      List<String> words = new ArrayList<>(options);
      words.addAll(List.of("-g", "-cp", path + "", "-d", folder + "", file + ""));
      int code =
          ToolProvider.getSystemJavaCompiler().run(null, null, null, words.toArray(String[]::new));
      if (code != 0) {
        throw new IllegalStateException("does not compile: " + className);
      }
      return folder;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes a jar with these entries and returns it. */
  static Path jar(Path jar, Map<String, byte[]> entries) {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.MULTI_RELEASE, "true");
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream packed = new JarOutputStream(out, manifest)) {
      for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
        packed.putNextEntry(new ZipEntry(entry.getKey()));
        packed.write(entry.getValue());
        packed.closeEntry();
      }
      return jar;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The bytes of a file. */
  static byte[] bytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
