// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.agent.internal.jdk.edges.EdgeMain;
import dev.heddle.agent.internal.jdk.edges.HooksOnlyAgent;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tries the constructs of the JDK's model in JVMs of their own, with nothing but the hooks: every
 * edge that belongs there must be there, and none that does not.
 */
class EdgesTest {
  @TempDir private static Path folder;
  private static Path agent;

  @BeforeAll
  static void packAgent() throws IOException {
    agent = folder.resolve("hooks.jar");
    Manifest manifest = new Manifest();
    Attributes attributes = manifest.getMainAttributes();
    attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    attributes.putValue("Premain-Class", HooksOnlyAgent.class.getName());
    attributes.putValue("Can-Retransform-Classes", "true");
    attributes.putValue("Boot-Class-Path", "hooks.jar");
    Set<String> packed = new HashSet<>();
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(agent), manifest)) {
      for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
        Path path = Path.of(entry);
        if (Files.isDirectory(path)) {
          packFolder(path, packed, out);
        } else if (entry.contains("heddle") || entry.contains("asm")) {
          packJar(path, packed, out);
        }
      }
    }
  }

  private static void packFolder(Path root, Set<String> packed, JarOutputStream out)
      throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(root)) {
      files = all.filter(Files::isRegularFile).toList();
    }
    for (Path file : files) {
      String name = root.relativize(file).toString().replace(File.separatorChar, '/');
      try (InputStream in = Files.newInputStream(file)) {
        pack(name, in, packed, out);
      }
    }
  }

  private static void packJar(Path jar, Set<String> packed, JarOutputStream out)
      throws IOException {
    try (JarFile from = new JarFile(jar.toFile())) {
      for (ZipEntry entry :
          (Iterable<ZipEntry>) from.stream().map(ZipEntry.class::cast)::iterator) {
        if (entry.getName().endsWith(".class") || entry.getName().endsWith(".model")) {
          try (InputStream in = from.getInputStream(entry)) {
            pack(entry.getName(), in, packed, out);
          }
        }
      }
    }
  }

  private static void pack(String name, InputStream in, Set<String> packed, OutputStream to)
      throws IOException {
    if (name.startsWith("META-INF") || name.equals("module-info.class") || !packed.add(name)) {
      return;
    }
    JarOutputStream out = (JarOutputStream) to;
    out.putNextEntry(new ZipEntry(name));
    in.transferTo(out);
    out.closeEntry();
  }

  /** The JDK that runs the tests, and another one if the environment names it. */
  static List<String> jdks() {
    List<String> homes = new ArrayList<>(List.of(System.getProperty("java.home")));
    String other = System.getenv("HEDDLE_OTHER_JDK");
    if (other != null) {
      homes.add(other);
    }
    return homes;
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void everyEdgeIsDrawnAndNoOther(String home) throws Exception {
    assertThat(run(home, EdgeMain.class.getName(), "3")).endsWith(" 0 problems");
  }

  /** The JDK's classes are not verified by default, so a mistake in weaving might go unnoticed. */
  private static String run(String home, String... arguments) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(home, "bin", "java").toString());
    command.add("-XX:+UnlockDiagnosticVMOptions");
    command.add("-XX:+BytecodeVerificationLocal");
    command.add("-javaagent:" + agent);
    command.add("-cp");
    command.add(agent.toString());
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    byte[] output = process.getInputStream().readAllBytes();
    process.waitFor();
    return new String(output, StandardCharsets.UTF_8).strip();
  }

  @Test
  void everyMethodOfTheModelIsWovenAndVerified() throws Exception {
    assertThat(run(jdks().get(0), LoadAll.class.getName())).isEqualTo("all loaded");
  }
}
