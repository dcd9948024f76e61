// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.heddle.model.finding.Frame;
import dev.heddle.model.options.Option;
import dev.heddle.model.options.Options;
import dev.heddle.report.ReportException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourcesTest {
  private static final Frame DEPOSIT =
      new Frame("bank.Account$Entry", "deposit", "Account.java", 2);

  @TempDir Path project;

  @BeforeEach
  void writeSources() throws IOException {
    write("core/src/main/java/bank/Account.java", "one\ntwo\nthree\n");
    write("core/target/generated/src/main/java/bank/Other.java", "generated\n");
    write("secret.txt", "secret\n");
  }

  @Test
  void findsTheSourceFoldersOfAProject() {
    Sources sources = Sources.in(List.of(project));
    assertThat(sources.of(DEPOSIT).line(2)).isEqualTo("two");
    assertThat(sources.of(DEPOSIT).path()).endsWith("core/src/main/java/bank/Account.java");
    assertThat(sources.ofClass("bank.Account$Entry").lines()).hasSize(3);
    assertThat(sources.of(new Frame("bank.Account$$Lambda/0x7f", "run", "Account.java", 1)))
        .isNotNull();
  }

  @Test
  void knowsWhatItDoesNotKnow() {
    Sources sources = Sources.in(List.of(project));
    assertThat(sources.of(new Frame("bank.Account", "deposit", "Account.java", 99))).isNull();
    assertThat(sources.of(new Frame("bank.Account", "deposit", null, 1))).isNull();
    assertThat(sources.of(new Frame("bank.Other", "m", "Other.java", 1))).isNull();
    assertThat(Sources.none().of(DEPOSIT)).isNull();
    assertThat(Sources.none().pathOf(DEPOSIT)).isEqualTo("bank/Account.java");
  }

  @Test
  void readsJarsOfSources() throws IOException {
    Path jar = project.resolve("bank-sources.jar");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      zip.putNextEntry(new ZipEntry("bank/Account.java"));
      zip.write("uno\ndos\n".getBytes());
    }
    assertThat(Sources.in(List.of(jar)).of(DEPOSIT).line(2)).isEqualTo("dos");
  }

  @Test
  void staysInsideItsFolders() {
    Sources sources = Sources.in(List.of(project.resolve("core/src/main/java")));
    String absolute = project.resolve("secret.txt").toString();
    assertThat(sources.of(new Frame("x", "y", absolute, 1))).isNull();
    assertThat(sources.of(new Frame("x", "y", "../../../../secret.txt", 1))).isNull();
    assertThat(sources.of(new Frame("x", "y", "\0", 1))).isNull();
  }

  @Test
  void leadsToTheInnermostFrameWithSource() {
    Frame library = new Frame("org.pool.Pool", "take", "Pool.java", 7);
    Frame jdk = new Frame("java.util.HashMap", "put", "HashMap.java", 1);
    assertThat(Sources.in(List.of(project)).innermost(List.of(jdk, library, DEPOSIT)))
        .isEqualTo(DEPOSIT);
    assertThat(Sources.none().innermost(List.of(jdk, library, DEPOSIT))).isEqualTo(library);
    assertThat(Sources.none().innermost(List.of())).isNull();
  }

  @Test
  void refusesFoldersThatTheUserNamesAndThatAreNotThere() throws Exception {
    Options options = new Options();
    Sources.check(options);
    options.set(Option.SOURCES, project.resolve("none").toString());
    assertThatThrownBy(() -> Sources.check(options))
        .isInstanceOf(ReportException.class)
        .hasMessage("the sources " + project.resolve("none") + " do not exist");
  }

  private void write(String name, String text) throws IOException {
    Path file = project.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
