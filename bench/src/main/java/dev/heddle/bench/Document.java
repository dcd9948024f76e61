// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A Markdown file with one generated block, kept between two markers. */
final class Document {
  static final String BEGIN = "<!-- bench: begin -->";
  static final String END = "<!-- bench: end -->";

  private Document() {}

  /** Fails now rather than after a long measurement if the file has no place for a block. */
  static void check(Path file) throws IOException {
    replaceBlock(Files.readString(file), "");
  }

  static void replaceBlock(Path file, String block) throws IOException {
    Files.writeString(file, replaceBlock(Files.readString(file), block));
  }

  /** The text with the block between its markers; all else stays. */
  static String replaceBlock(String text, String block) throws IOException {
    int begin = text.indexOf(BEGIN);
    int end = text.indexOf(END);
    if (begin < 0 || end < begin) {
      throw new IOException("the document lacks the lines " + BEGIN + " and " + END);
    }
    return text.substring(0, begin + BEGIN.length()) + "\n\n" + block + "\n" + text.substring(end);
  }
}
