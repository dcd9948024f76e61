// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.cli.HeddleJar.Result;
import dev.heddle.model.finding.Finding;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is in the jar, and the example that it carries. */
class HeddleJarIT {
  private static final int JAVA_8 = 52;

  @TempDir Path directory;

  @Test
  void everythingIsBelowDevHeddle() throws IOException {
    try (JarFile jar = new JarFile(HeddleJar.PATH.toFile())) {
      List<String> others =
          jar.stream()
              .map(ZipEntry::getName)
              .filter(name -> !name.startsWith("dev/") && !name.equals("META-INF/"))
              .toList();
      assertThat(others)
          .containsExactlyInAnyOrder(
              "META-INF/MANIFEST.MF", "META-INF/LICENSE", "META-INF/THIRD-PARTY.txt");
    }
  }

  @Test
  void theManifestServesCommandLineAndAgent() throws IOException {
    try (JarFile jar = new JarFile(HeddleJar.PATH.toFile())) {
      Attributes manifest = jar.getManifest().getMainAttributes();
      assertThat(manifest.getValue("Main-Class")).isEqualTo("dev.heddle.Heddle");
      assertThat(manifest.getValue("Premain-Class")).isEqualTo("dev.heddle.HeddleAgent");
      assertThat(manifest.getValue("Boot-Class-Path")).startsWith("heddle.jar");
      assertThat(manifest.getValue("Can-Retransform-Classes")).isEqualTo("true");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"Heddle", "HeddleAgent"})
  void anOldJvmCanLoadTheEntry(String name) throws IOException {
    ZipEntry entry = new ZipEntry("dev/heddle/" + name + ".class");
    try (JarFile jar = new JarFile(HeddleJar.PATH.toFile());
        DataInputStream in = new DataInputStream(jar.getInputStream(entry))) {
      assertThat(in.readInt()).isEqualTo(0xcafebabe);
      assertThat(in.readUnsignedShort()).isZero();
      assertThat(in.readUnsignedShort()).isEqualTo(JAVA_8);
    }
  }

  @Test
  void theDemoFindsBugsAndNothingElse() throws Exception {
    HeddleJar jar = new HeddleJar(directory);
    Result result = jar.heddle("demo");
    assertThat(result.exitCode()).isZero();
    assertThat(result.out()).startsWith("Transfers made: 1000\n");
    assertThat(result.err()).contains("; report: heddle-report/report.html\n");
    assertThat(jar.report().findings().stream().map(Finding::subject).distinct())
        .extracting(subject -> subject.className())
        .containsExactlyInAnyOrder("bank.Statistics", "java.util.HashMap");
    assertThat(jar.report().complete()).isTrue();
  }
}
