// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.cli.HeddleJar.Result;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Subject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code heddle run -- mvn test}: the tests run in a JVM that Maven starts. */
class MavenIT {
  private static final String TEST =
      """
      package acme;

      import org.junit.jupiter.api.Test;

      class CounterTest {
        private int counter;

        @Test
        void counts() throws Exception {
          Thread one = new Thread(() -> counter++);
          Thread two = new Thread(() -> counter++);
          one.start();
          // Orders nothing, but keeps apart what could hide each other in the same nanosecond.
          Thread.sleep(50);
          two.start();
          one.join();
          two.join();
        }
      }
      """;
  private static final String PROJECT =
      """
      <project xmlns="http://maven.apache.org/POM/4.0.0">
        <modelVersion>4.0.0</modelVersion>
        <groupId>acme</groupId>
        <artifactId>counter</artifactId>
        <version>1</version>
        <properties>
          <maven.compiler.release>17</maven.compiler.release>
          <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
        </properties>
        <dependencies>
          <dependency>
            <groupId>org.junit.jupiter</groupId>
            <artifactId>junit-jupiter</artifactId>
            <version>%s</version>
            <scope>test</scope>
          </dependency>
        </dependencies>
        <build>
          <plugins>%s</plugins>
        </build>
      </project>
      """;
  private static final String PLUGIN =
      "<plugin><artifactId>%s</artifactId><version>%s</version></plugin>";
  private static final List<String> PLUGINS =
      List.of("maven-resources-plugin", "maven-compiler-plugin", "maven-surefire-plugin");

  @TempDir Path directory;

  @Test
  void testsAreChecked() throws Exception {
    Path sources = Files.createDirectories(directory.resolve("src/test/java/acme"));
    Files.writeString(sources.resolve("CounterTest.java"), TEST);
    Files.writeString(directory.resolve("pom.xml"), project());
    HeddleJar jar = new HeddleJar(directory);
    List<String> words = new ArrayList<>(List.of("run", "--include", "acme.*", "--"));
    words.addAll(List.of("mvn", "-B", "-o", "-q", "test"));
    String repository = System.getProperty("localRepository");
    if (repository != null) {
      words.add("-Dmaven.repo.local=" + repository);
    }
    Result result = jar.heddle(words.toArray(new String[0]));
    assertThat(result.exitCode()).describedAs(result.out() + result.err()).isEqualTo(66);
    assertThat(jar.report().findings())
        .extracting(Finding::subject)
        .containsOnly(Subject.field("acme.CounterTest", "counter"));
    assertThat(jar.report().complete()).isTrue();
  }

  /** Uses what this build uses itself, so that nothing has to be fetched. */
  private static String project() throws IOException {
    String own = Files.readString(Path.of("..", "pom.xml"));
    StringBuilder plugins = new StringBuilder();
    for (String plugin : PLUGINS) {
      String version = find(own, plugin + "</artifactId>\\s*<version>([^<]+)<");
      plugins.append(PLUGIN.formatted(plugin, version));
    }
    return PROJECT.formatted(find(own, "<junit.version>([^<]+)<"), plugins);
  }

  private static String find(String text, String pattern) {
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    assertThat(matcher.find()).as(pattern).isTrue();
    return matcher.group(1);
  }
}
