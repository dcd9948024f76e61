// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.SimpleRemapper;

/**
 * Everything that the JVM's verifier accepts, it accepts woven: many thousand classes of others.
 */
class ManyClassesTest {
  private static final String RENAMED = "renamed/";

  private final List<String> failures = new ArrayList<>();
  private int linked;

  @Test
  void librariesOnTheClassPath() throws IOException {
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      if (entry.endsWith(".jar")) {
        try (FileSystem jar = FileSystems.newFileSystem(Path.of(entry))) {
          check(classes(jar.getPath("/")));
        }
      }
    }
    assertThat(failures).isEmpty();
    assertThat(linked).isGreaterThan(2000);
  }

  @ParameterizedTest
  @ValueSource(strings = {"java.base", "jdk.compiler"})
  void modulesOfTheJdk(String module) throws IOException {
    FileSystem image = FileSystems.getFileSystem(URI.create("jrt:/"));
    check(classes(image.getPath("/modules/" + module)));
    assertThat(failures).isEmpty();
    assertThat(linked).isGreaterThan(1000);
  }

  private static Map<String, byte[]> classes(Path root) throws IOException {
    Map<String, byte[]> classes = new HashMap<>();
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        String name = root.relativize(file).toString();
        if (isLoadable(name)) {
          byte[] bytes = renamed(name.substring(0, name.length() - 6), Files.readAllBytes(file));
          classes.put(new ClassReader(bytes).getClassName().replace('/', '.'), bytes);
        }
      }
    }
    return classes;
  }

  /** The JVM itself gives up at a kind of reference that it does not know. */
  private static boolean isLoadable(String file) {
    return file.endsWith(".class")
        && !file.contains("-info")
        && !file.startsWith("META-INF")
        && !file.startsWith("java/lang/ref/");
  }

  /** Classes whose names begin with java are the boot loader's, so these get other names. */
  private static byte[] renamed(String name, byte[] bytes) {
    if (!name.startsWith("java/") && !name.startsWith("javax/")) {
      return bytes;
    }
    ClassWriter writer = new ClassWriter(0);
    SimpleRemapper remapper = new SimpleRemapper(0x90000, name, RENAMED + name);
    new ClassReader(bytes).accept(new ClassRemapper(writer, remapper), 0);
    return writer.toByteArray();
  }

  private void check(Map<String, byte[]> classes) {
    Woven plain = Woven.plain(classes);
    Woven woven = Woven.of(classes);
    for (String name : classes.keySet()) {
      Throwable before = link(plain, name);
      if (before == null) {
        linked++;
        Throwable after = link(woven, name);
        if (after != null) {
          failures.add(name + ": " + after);
        }
      }
    }
    for (String text : woven.notChecked) {
      if (!text.endsWith("too large to check")) {
        failures.add(text);
      }
    }
  }

  /**
   * Asking for members makes the JVM link the class, and so verify it, without running any of it.
   */
  private static Throwable link(ClassLoader loader, String name) {
    try {
      Class.forName(name, false, loader).getDeclaredConstructors();
      return null;
    } catch (ClassNotFoundException | LinkageError e) {
      return e;
    }
  }
}
