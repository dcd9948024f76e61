// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes files in one go: whoever looks at one sees the whole of it or none. */
public final class WholeFile {
  private WholeFile() {}

  public static void write(String text, Path file) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    Path temporary =
        file.resolveSibling("." + file.getFileName() + "." + ProcessHandle.current().pid());
    try {
      Files.write(temporary, text.getBytes(StandardCharsets.UTF_8));
      Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      Files.deleteIfExists(temporary);
      throw e;
    }
  }
}
