// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.resource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.heddle.model.library.JdkModel;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResourcesTest {
  private static final String NAME = "maps.model";

  @TempDir Path directory;

  @AfterEach
  void lookNowhere() {
    Resources.lookIn();
  }

  @Test
  void takesTheFirstJarThatHasThem() throws IOException {
    String without = jar("without.jar", "dev/heddle/elsewhere/");
    String first = jar("first.jar", "dev/heddle/model/library/");
    String none = directory.resolve("none.jar").toString();
    Resources.lookIn(none, without, first);
    assertThat(Resources.read(JdkModel.class, NAME))
        .asString(StandardCharsets.UTF_8)
        .isEqualTo("first.jar");
    // What is not in the jar comes from the class loader.
    List<byte[]> both = Resources.read(JdkModel.class, ".model", NAME, "locks.model");
    assertThat(both.get(0)).asString(StandardCharsets.UTF_8).isEqualTo("first.jar");
    assertThat(both.get(1)).asString(StandardCharsets.UTF_8).contains("ReentrantLock");
  }

  private String jar(String name, String folder) throws IOException {
    Path jar = directory.resolve(name);
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(new ZipEntry(folder + NAME));
      out.write(name.getBytes(StandardCharsets.UTF_8));
    }
    return jar.toString();
  }

  @Test
  void asksTheClassLoaderIfNoJarHasIt() {
    Resources.lookIn(directory.resolve("gone.jar").toString());
    assertThat(Resources.read(JdkModel.class, NAME))
        .asString(StandardCharsets.UTF_8)
        .contains("class java.util.concurrent.ConcurrentHashMap");
  }

  @Test
  void saysWhatIsMissing() {
    assertThatThrownBy(() -> Resources.read(JdkModel.class, "no.model"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("no.model");
  }
}
