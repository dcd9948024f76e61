// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes files in one go: whoever looks at one sees the whole of it or none. */
public final class WholeFile {
  private WholeFile() {}

  /** What is in a file. */
  public interface Content {
    void writeTo(Writer out) throws IOException;
  }

  public static void write(Content content, Path file) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    Path temporary =
        file.resolveSibling("." + file.getFileName() + "." + ProcessHandle.current().pid());
    try {
      // Unlike that of Files, this writer takes any name that a thread can have.
      try (Writer out =
          new OutputStreamWriter(Files.newOutputStream(temporary), StandardCharsets.UTF_8)) {
        content.writeTo(out);
      }
      Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      Files.deleteIfExists(temporary);
      throw e;
    }
  }
}
