// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.html;

import java.io.IOException;
import java.io.Writer;

/**
 * Takes JSON that is to stand inside an HTML script element. Angle brackets occur in strings only,
 * where an escape means the same; without them nothing can end the element or begin a comment in
 * it.
 */
final class ScriptText extends Writer {
  private final Writer page;

  ScriptText(Writer page) {
    this.page = page;
  }

  @Override
  public void write(char[] text, int offset, int length) throws IOException {
    int end = offset + length;
    int written = offset;
    for (int i = offset; i < end; i++) {
      String escape = escape(text[i]);
      if (escape != null) {
        page.write(text, written, i - written);
        page.write(escape);
        written = i + 1;
      }
    }
    page.write(text, written, end - written);
  }

  private static String escape(char c) {
    return switch (c) {
      case '<' -> "\\u003c";
      case '>' -> "\\u003e";
      case '&' -> "\\u0026";
      case 0x2028 -> "\\u2028";
      case 0x2029 -> "\\u2029";
      default -> null;
    };
  }

  @Override
  public void flush() throws IOException {
    page.flush();
  }

  /** The page goes on behind the script. */
  @Override
  public void close() throws IOException {
    flush();
  }
}
