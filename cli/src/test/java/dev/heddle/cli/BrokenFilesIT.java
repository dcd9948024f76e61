// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.cli.HeddleJar.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Broken parts of the checked program, and JVMs that lack some: the same as without heddle. */
class BrokenFilesIT {
  @TempDir Path directory;

  private HeddleJar jar;
  private Path classes;

  @BeforeEach
  void copyThePrograms() throws IOException {
    jar = new HeddleJar(directory);
    classes = Files.createDirectories(directory.resolve("classes/program"));
    try (Stream<Path> files = Files.list(Path.of(HeddleJar.PROGRAMS, "program"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Files.copy(file, classes.resolve(file.getFileName()));
      }
    }
  }

  @Test
  void aClassThatIsCutOff() throws Exception {
    Path main = classes.resolve("Racy.class");
    Files.write(main, Arrays.copyOf(Files.readAllBytes(main), 200));
    Result result = check("program.Racy");
    assertThat(result.exitCode()).isEqualTo(1);
    assertThat(result.err())
        .contains("ClassFormatError: Truncated class file")
        .contains("heddle: not checked: class program.Racy: ");
    assertThat(jar.report().complete()).isFalse();
  }

  @Test
  void aClassThatIsNoneAndIsNotNeeded() throws Exception {
    Files.writeString(classes.resolve("Clean.class"), "not a class");
    Result result = check("program.Plugins");
    assertThat(result.exitCode()).isEqualTo(9);
    assertThat(result.out()).isEqualTo("without: ClassFormatError\nready\ndone\n");
    assertThat(jar.report().findings()).hasSize(1);
    assertThat(jar.report().notChecked()).singleElement().asString().contains("program.Clean");
  }

  @Test
  void anotherAgentThatIsNoJar() throws Exception {
    Path agent = Files.writeString(directory.resolve("agent.jar"), "not a jar");
    Result result = check("-javaagent:" + agent, "program.Racy");
    assertThat(result.exitCode()).isEqualTo(1);
    assertThat(result.err())
        .contains("Error opening zip file or JAR manifest missing : " + agent)
        .contains("heddle: not checked: The command started no JVM that could be checked");
  }

  @Test
  void aJvmWithoutAgents() throws Exception {
    Path image = image("java.base");
    Result result =
        jar.heddle("run", "--", image + "/bin/java", "-cp", classPath(), "program.Racy");
    assertThat(result.exitCode()).isEqualTo(1);
    assertThat(result.out()).contains("Module java.instrument may be missing");
    assertThat(result.err())
        .contains("heddle: not checked: The command started no JVM that could be checked");
    List<String> version =
        List.of(image + "/bin/java", "-jar", HeddleJar.PATH.toString(), "--version");
    assertThat(jar.result(jar.start(version), "").out()).startsWith("heddle ");
  }

  @Test
  void aJvmWithLittleMoreThanAgents() throws Exception {
    String java = image("java.base,java.instrument") + "/bin/java";
    Result result = jar.heddle("run", "--", java, "-cp", classPath(), "program.Racy");
    assertThat(result.exitCode()).isEqualTo(66);
    assertThat(jar.report().complete()).isTrue();
  }

  private Result check(String... words) throws IOException, InterruptedException {
    String[] command =
        Arrays.copyOf(new String[] {"run", "--", HeddleJar.JAVA, "-cp"}, 5 + words.length);
    command[4] = classPath();
    System.arraycopy(words, 0, command, 5, words.length);
    return jar.heddle(command);
  }

  private String classPath() {
    return classes.getParent().toString();
  }

  private Path image(String modules) {
    Path image = directory.resolve("image");
    ToolProvider jlink = ToolProvider.findFirst("jlink").orElseThrow();
    String[] options = {"--add-modules", modules, "--output", image.toString()};
    assertThat(jlink.run(System.out, System.err, options)).isZero();
    return image;
  }
}
