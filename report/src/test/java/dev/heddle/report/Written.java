// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;

/** What would be in a file. */
public final class Written {
  private Written() {}

  public static String text(WholeFile.Content content) {
    StringWriter out = new StringWriter();
    try {
      content.writeTo(out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toString();
  }
}
