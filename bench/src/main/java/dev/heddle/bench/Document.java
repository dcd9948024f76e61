// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A Markdown file with generated blocks, each kept between two markers. */
final class Document {
  /** The names of the blocks. */
  static final String CHECKING = "bench";

  static final String DETECTORS = "bench detectors";
  static final String PLANS = "bench plan";
  static final String SCANNING = "bench scan";

  private Document() {}

  /** Fails now rather than after a long measurement if the file has no place for a block. */
  static void check(Path file, String name) throws IOException {
    replaceBlock(Files.readString(file), name, "");
  }

  static void replaceBlock(Path file, String name, String block) throws IOException {
    Files.writeString(file, replaceBlock(Files.readString(file), name, block));
  }

  /** The text with the block between its markers; all else stays. */
  static String replaceBlock(String text, String name, String block) throws IOException {
    String beginMarker = "<!-- " + name + ": begin -->";
    String endMarker = "<!-- " + name + ": end -->";
    int begin = text.indexOf(beginMarker);
    int end = text.indexOf(endMarker);
    if (begin < 0 || end < begin) {
      throw new IOException("the document lacks the lines " + beginMarker + " and " + endMarker);
    }
    return text.substring(0, begin + beginMarker.length())
        + "\n\n"
        + block
        + "\n"
        + text.substring(end);
  }
}
