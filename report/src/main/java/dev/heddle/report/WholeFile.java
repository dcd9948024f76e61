// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes files in one go: whoever looks at one sees the whole of it or none. */
public final class WholeFile {
  private WholeFile() {}

  /** What is in a file. */
  public interface Content {
    void writeTo(TextOutput out) throws IOException;
  }

  public static void write(Content content, Path file) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    Path temporary =
        file.resolveSibling("." + file.getFileName() + "." + ProcessHandle.current().pid());
    try {
      try (TextOutput out = new TextOutput(Files.newOutputStream(temporary))) {
        content.writeTo(out);
      }
      Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException | OutOfMemoryError e) {
      Files.deleteIfExists(temporary);
      throw e;
    }
  }
}
