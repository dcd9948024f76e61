// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What was woven ahead is found for the same class file, and for no other. */
class WovenAheadTest {
  private static final byte[] FIRST = {1, 2, 3, 4};
  private static final byte[] SECOND = {1, 2, 3, 5};
  private static final byte[] WOVEN_FIRST = new byte[70_000];
  private static final byte[] WOVEN_SECOND = {9, 8, 7};

  @TempDir Path folder;

  @Test
  void isFoundForTheSameBytesOnly() throws IOException {
    WeavingAhead recorder = new WeavingAhead(folder);
    recorder.add(FIRST, WOVEN_FIRST);
    recorder.add(SECOND, WOVEN_SECOND);
    recorder.write();

    WovenAhead ahead = WovenAhead.of(Files.readAllBytes(written()));
    assertThat(ahead.woven(FIRST)).isEqualTo(WOVEN_FIRST);
    assertThat(ahead.woven(SECOND)).isEqualTo(WOVEN_SECOND);
    assertThat(ahead.woven(new byte[] {1, 2, 3, 6})).isNull();
    assertThat(ahead.woven(new byte[] {1, 2, 3, 4, 0})).isNull();
    assertThat(ahead.woven(new byte[0])).isNull();
  }

  @Test
  void aDamagedRecordIsAsGoodAsNone() throws IOException {
    WeavingAhead recorder = new WeavingAhead(folder);
    recorder.add(FIRST, WOVEN_FIRST);
    recorder.write();
    byte[] file = Files.readAllBytes(written());
    file[WovenAhead.HEADER] ^= 0x55;
    assertThat(WovenAhead.of(file).woven(FIRST)).isNull();
  }

  @Test
  void whatAnEarlierBuildHasLeftIsRemoved() throws IOException {
    Path earlier = written().resolveSibling("other.woven");
    Files.createDirectories(earlier.getParent());
    Files.write(earlier, FIRST);
    new WeavingAhead(folder).write();
    assertThat(earlier).doesNotExist();
    assertThat(written()).isEmptyFile();
  }

  private Path written() {
    return folder.resolve("dev/heddle/agent/internal/jdk").resolve(WovenAhead.fileName());
  }
}
