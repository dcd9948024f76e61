// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.cli.HeddleJar.Result;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Races in code that the user cannot change: told, but told apart. */
class ThirdPartyIT {
  @TempDir Path directory;

  private HeddleJar jar;

  @BeforeEach
  void separateTheLibrary() throws IOException {
    jar = new HeddleJar(directory);
    Path classes = Path.of(HeddleJar.PROGRAMS);
    Path main = Path.of("application", "Main.class");
    Files.createDirectories(directory.resolve("classes/application"));
    Files.copy(classes.resolve(main), directory.resolve("classes").resolve(main));
    Files.createDirectory(directory.resolve("lib"));
    pack(directory.resolve("lib/other-1.0.jar"), new Manifest(), "OtherRace*.class");
  }

  private static void pack(Path file, Manifest manifest, String names) throws IOException {
    Path classes = Path.of(HeddleJar.PROGRAMS, "program");
    try (OutputStream stream = Files.newOutputStream(file);
        JarOutputStream library = new JarOutputStream(stream, manifest);
        DirectoryStream<Path> parts = Files.newDirectoryStream(classes, names)) {
      for (Path part : parts) {
        library.putNextEntry(new JarEntry("program/" + part.getFileName()));
        Files.copy(part, library);
        library.closeEntry();
      }
    }
  }

  @Test
  void theJarWithTheMainClassIsTheApplications() throws Exception {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, "program.OtherRace");
    pack(directory.resolve("app.jar"), manifest, "OtherRace*.class");
    Result result = jar.heddle("run", "--", HeddleJar.JAVA, "-jar", "app.jar");
    assertThat(result.exitCode()).isEqualTo(66);
    assertThat(result.err()).doesNotContain("third-party");
  }

  @Test
  void areToldApartAndDoNotFail() throws Exception {
    Result result = run();
    assertThat(result.exitCode()).isZero();
    assertThat(result.err())
        .startsWith("Wholly inside third-party jars:\n")
        .contains("Field program.OtherRace.sum is ", "at application.Main.main(Main.java:")
        .endsWith("1 data race, 1 in third-party jars; report: heddle-report/report.html\n");
    assertThat(jar.report().libraries().jarOf("program.OtherRace")).isEqualTo("other-1.0.jar");
    assertThat(jar.report().libraries().jarOf("application.Main")).isNull();
    assertThat(jar.report().ofApplication()).isEmpty();
    String report = "heddle-report/report.json";
    assertThat(jar.heddle("report", "--report", "again", report).exitCode()).isZero();
    assertThat(jar.heddle("report", "--report", "again", "--fail-on", "all", report).exitCode())
        .isEqualTo(66);
  }

  @Test
  void failIfAskedTo() throws Exception {
    assertThat(run("--fail-on", "all").exitCode()).isEqualTo(66);
  }

  @Test
  void areTheApplicationsIfTheUserSaysSo() throws Exception {
    Result result = run("--application", "program.*,application.*");
    assertThat(result.exitCode()).isEqualTo(66);
    assertThat(result.err()).doesNotContain("third-party");
  }

  private Result run(String... options) throws Exception {
    List<String> words = new ArrayList<>(List.of("run"));
    words.addAll(Arrays.asList(options));
    words.addAll(
        List.of("--", HeddleJar.JAVA, "-cp", "classes:lib/other-1.0.jar", "application.Main"));
    return jar.heddle(words.toArray(new String[0]));
  }
}
