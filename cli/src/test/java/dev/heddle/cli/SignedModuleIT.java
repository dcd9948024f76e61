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
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program in a signed jar, and in a module of its own that reads java.base only. */
class SignedModuleIT {
  private static final String MAIN =
      """
      package acme;

      public final class Main {
        private static int counter;

        public static void main(String[] arguments) throws Exception {
          Thread one = new Thread(() -> counter++);
          Thread two = new Thread(() -> counter++);
          one.start();
          // Orders nothing, but keeps apart what could hide each other in the same nanosecond.
          Thread.sleep(50);
          two.start();
          one.join();
          two.join();
          System.out.println(Main.class.getModule().getName() + " " + isSigned());
        }

        private static boolean isSigned() {
          return Main.class.getProtectionDomain().getCodeSource().getCodeSigners() != null;
        }
      }
      """;
  private static final String PASSWORD = "changeit";

  @TempDir Path directory;

  private HeddleJar jar;

  @BeforeEach
  void buildAndSign() throws Exception {
    jar = new HeddleJar(directory);
    Files.writeString(directory.resolve("module-info.java"), "module acme.counter {}");
    Files.writeString(directory.resolve("Main.java"), MAIN);
    tool("javac", "-d", path("classes"), path("module-info.java"), path("Main.java"));
    tool("jar", "--create", "--file", path("counter.jar"), "-C", path("classes"), ".");
    String keys = " -keystore " + path("keys") + " -storepass " + PASSWORD;
    program("keytool -genkeypair -keyalg RSA -alias acme -dname CN=acme" + keys);
    program("jarsigner" + keys + " " + path("counter.jar") + " acme");
  }

  @Test
  void aModuleIsChecked() throws Exception {
    check("acme.counter false\n", "-p", path("counter.jar"), "-m", "acme.counter/acme.Main");
  }

  @Test
  void aSignedJarIsChecked() throws Exception {
    check("null true\n", "-cp", path("counter.jar"), "acme.Main");
  }

  private void check(String output, String... words) throws Exception {
    List<String> command = new ArrayList<>(List.of("run", "--", HeddleJar.JAVA));
    command.addAll(List.of(words));
    Result result = jar.heddle(command.toArray(new String[0]));
    assertThat(result.out()).describedAs(result.err()).isEqualTo(output);
    assertThat(result.exitCode()).isEqualTo(66);
    assertThat(jar.report().complete()).isTrue();
    assertThat(jar.report().findings())
        .extracting(Finding::subject)
        .containsExactly(Subject.field("acme.Main", "counter"));
  }

  private String path(String name) {
    return directory.resolve(name).toString();
  }

  private static void tool(String name, String... arguments) {
    ToolProvider tool = ToolProvider.findFirst(name).orElseThrow();
    assertThat(tool.run(System.out, System.err, arguments)).as(name).isZero();
  }

  private void program(String command) throws IOException, InterruptedException {
    Path programs = Path.of(HeddleJar.JAVA).getParent();
    Result result = jar.result(jar.start(List.of((programs + "/" + command).split(" "))), "");
    assertThat(result.exitCode()).describedAs(result.out() + result.err()).isZero();
  }
}
