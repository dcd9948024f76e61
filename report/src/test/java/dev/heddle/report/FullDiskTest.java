// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What is a lack of room, and what is a mistake. */
class FullDiskTest {
  private static final Path PROC = Path.of("/proc/no-such-place/journal");

  @Test
  void aFileSystemThatHasNoRoomByNatureIsNotFull() {
    assumeThat(Path.of("/proc/self")).exists();
    IOException e = catchThrowableOfType(IOException.class, () -> Files.createDirectories(PROC));
    assertThat(FullDisk.isReason(e, PROC)).isFalse();
    assertThat(FullDisk.isReason(new IOException("Kein Platz"), PROC)).isFalse();
    assertThat(FullDisk.hasRoom(PROC, 1)).isFalse();
  }

  @Test
  void theSystemsWordsDecide() {
    assertThat(FullDisk.isReason(new IOException("No space left on device"), PROC)).isTrue();
    assertThat(FullDisk.isReason(new IOException("File too large"), Path.of(""))).isTrue();
    FileSystemException quota = new FileSystemException("x", null, "Disk quota exceeded");
    assertThat(FullDisk.isReason(quota, Path.of(""))).isTrue();
    assertThat(FullDisk.isReason(new NoSuchFileException("No space left"), PROC)).isFalse();
    assertThat(FullDisk.isReason(new AccessDeniedException("too large"), PROC)).isFalse();
  }

  @Test
  void aReasonIsNeverJustTheFile() {
    assertThat(Reasons.of(new DirectoryNotEmptyException("/a/b")))
        .isEqualTo("a folder is in the way");
  }
}
