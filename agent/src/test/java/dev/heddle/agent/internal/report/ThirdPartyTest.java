// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ThirdPartyTest {
  private static final RunningProgram ACME =
      new RunningProgram("file:/srv/lib/shop.jar", "com.acme.shop.Main");
  private static final RunningProgram SUREFIRE =
      new RunningProgram(
          "file:/p/target/surefire/surefirebooter.jar",
          "org.apache.maven.surefire.booter.ForkedBooter");

  @TempDir Path directory;

  @ParameterizedTest
  @CsvSource({
    "file:/srv/lib/pool-1.0.jar, pool-1.0.jar",
    "file:/home/a/.m2/repository/org/pool/pool/1.0/pool-1.0.jar, pool-1.0.jar",
    "jar:file:/srv/app.jar!/BOOT-INF/lib/pool-1.0.jar!/, pool-1.0.jar",
    "jar:nested:/srv/app.jar/!BOOT-INF/lib/pool-1.0.jar!/, pool-1.0.jar",
    "file:/srv/app/WEB-INF/lib/pool-1.0.jar, pool-1.0.jar"
  })
  void aJarBesideTheApplicationsIsThirdParty(String location, String jar) {
    assertThat(new ThirdParty(List.of(), ACME).jar("org.pool.Pool", location)).isEqualTo(jar);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "file:/srv/lib/shop.jar",
        "file:/srv/classes/",
        "file:/p/core/target/core-1.0.jar",
        "file:/p/core/build/libs/core-1.0.jar",
        "jar:file:/srv/app.jar!/BOOT-INF/classes!/",
        "jrt:/org.pool"
      })
  void theApplicationsOwnIsNot(String location) {
    assertThat(new ThirdParty(List.of(), ACME).jar("org.pool.Pool", location)).isNull();
  }

  @Test
  void jarsOfTheMainClassesFamilyAreTheApplications() {
    ThirdParty acme = new ThirdParty(List.of(), ACME);
    assertThat(acme.jar("com.acme.core.Order", "file:/srv/lib/core.jar")).isNull();
    assertThat(acme.jar("com.acmelike.Order", "file:/srv/lib/core.jar")).isEqualTo("core.jar");
  }

  @Test
  void underATestRunnerOnlyFetchedJarsAreThirdParty() {
    ThirdParty tests = new ThirdParty(List.of(), SUREFIRE);
    assertThat(tests.jar("com.acme.Order", "file:/ci/jars/acme.jar")).isNull();
    assertThat(tests.jar("org.pool.Pool", "file:/ci/cache/org/pool/pool/1.0/pool-1.0.jar"))
        .isEqualTo("pool-1.0.jar");
    assertThat(tests.jar("org.pool.Pool", "file:/h/.gradle/caches/modules-2/files-2.1/x/pool.jar"))
        .isEqualTo("pool.jar");
  }

  @Test
  void theUsersWordWins() {
    ThirdParty said = new ThirdParty(List.of("org.pool.*"), ACME);
    assertThat(said.jar("org.pool.Pool", "file:/srv/lib/pool-1.0.jar")).isNull();
    assertThat(said.jar("com.acme.shop.Main", "file:/srv/lib/shop.jar")).isEqualTo("shop.jar");
    assertThat(said.jar("com.acme.shop.Main", "file:/srv/classes/")).isEqualTo("classes");
  }

  @Test
  void anUnknownOriginIsTheApplications() {
    assertThat(new ThirdParty(List.of(), ACME).jar("Generated", null)).isNull();
  }

  @Test
  void aJarsManifestNamesTheProgram() throws Exception {
    Manifest manifest = new Manifest();
    Attributes attributes = manifest.getMainAttributes();
    attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    attributes.put(Attributes.Name.MAIN_CLASS, "org.springframework.boot.loader.JarLauncher");
    attributes.put(new Attributes.Name("Start-Class"), "com.acme.shop.Main");
    Path file = directory.resolve("shop.jar");
    try (OutputStream stream = Files.newOutputStream(file)) {
      new JarOutputStream(stream, manifest).close();
    }
    RunningProgram program = RunningProgram.ofJar(file.toString());
    assertThat(program.location()).isEqualTo("file:" + file);
    assertThat(program.family()).isEqualTo("com.acme.");
    assertThat(RunningProgram.ofJar(directory.resolve("none.jar").toString()).location()).isNull();
  }
}
