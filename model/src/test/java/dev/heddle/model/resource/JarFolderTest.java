// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.resource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JarFolderTest {
  private static final String LONG = "release this\n".repeat(5000);

  @TempDir Path directory;
  private File jar;

  @BeforeEach
  void makeJar() throws IOException {
    jar = directory.resolve("some.jar").toFile();
    write(null);
  }

  private void write(String comment) throws IOException {
    try (OutputStream file = Files.newOutputStream(jar.toPath());
        ZipOutputStream out = new ZipOutputStream(file)) {
      if (comment != null) {
        out.setComment(comment);
      }
      add(out, "a/b/", "");
      add(out, "a/b/first.model", LONG);
      add(out, "a/b/Some.class", "code");
      add(out, "a/b/c/nested.model", "nested");
      add(out, "x/b/other.model", "other");
      addStored(out, "a/b/stored.model", "as it is");
      add(out, "a/b/empty.model", "");
      add(out, "b/first.model", "short");
    }
  }

  private static void add(ZipOutputStream out, String name, String text) throws IOException {
    out.putNextEntry(new ZipEntry(name));
    out.write(text.getBytes(StandardCharsets.UTF_8));
  }

  private static void addStored(ZipOutputStream out, String name, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    CRC32 sum = new CRC32();
    sum.update(bytes);
    ZipEntry entry = new ZipEntry(name);
    entry.setMethod(ZipEntry.STORED);
    entry.setSize(bytes.length);
    entry.setCrc(sum.getValue());
    entry.setExtra(new byte[] {1, 2, 4, 0, 9, 9, 9, 9});
    out.putNextEntry(entry);
    out.write(bytes);
  }

  @Test
  void readsTheFolderAndNothingAroundIt() throws IOException {
    Map<String, byte[]> files = JarFolder.read(jar, "a/b/", ".model");
    assertThat(files).containsOnlyKeys("first.model", "stored.model", "empty.model");
    assertThat(files.get("first.model")).asString(StandardCharsets.UTF_8).isEqualTo(LONG);
    assertThat(files.get("stored.model")).asString(StandardCharsets.UTF_8).isEqualTo("as it is");
    assertThat(files.get("empty.model")).isEmpty();
  }

  @Test
  void findsTheDirectoryBeforeAComment() throws IOException {
    write("made by somebody who has much to say ".repeat(100));
    assertThat(JarFolder.read(jar, "x/b/", ".model")).containsOnlyKeys("other.model");
  }

  @Test
  void aFolderThatIsNotThereHasNoFiles() throws IOException {
    assertThat(JarFolder.read(jar, "a/", ".model")).isEmpty();
    assertThat(JarFolder.read(jar, "a/b/c/d/", ".model")).isEmpty();
  }

  @Test
  void refusesWhatIsNoJar() throws IOException {
    assertThatThrownBy(() -> JarFolder.read(directory.resolve("none").toFile(), "a/b/", ".model"))
        .isInstanceOf(IOException.class);
    Path text = Files.writeString(directory.resolve("text"), "not a jar at all, but long enough");
    assertThatThrownBy(() -> JarFolder.read(text.toFile(), "a/b/", ".model"))
        .isInstanceOf(IOException.class);
    Path empty = Files.createFile(directory.resolve("empty"));
    assertThatThrownBy(() -> JarFolder.read(empty.toFile(), "a/b/", ".model"))
        .isInstanceOf(IOException.class);
  }

  @Test
  void refusesAJarThatIsDamagedAnywhere() throws IOException {
    byte[] whole = Files.readAllBytes(jar.toPath());
    byte[] damaged = whole.clone();
    // The data of the first file, which is packed.
    Arrays.fill(damaged, 100, 160, (byte) 0xff);
    Path file = Files.write(directory.resolve("damaged.jar"), damaged);
    assertThatThrownBy(() -> JarFolder.read(file.toFile(), "a/b/", ".model"))
        .isInstanceOf(IOException.class);
    for (int length = 0; length < whole.length; length += 7) {
      Path part = Files.write(directory.resolve("part.jar"), Arrays.copyOf(whole, length));
      assertThatThrownBy(() -> JarFolder.read(part.toFile(), "a/b/", ".model"))
          .as("the first %d bytes", length)
          .isInstanceOf(IOException.class);
    }
  }
}
