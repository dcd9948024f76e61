// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** What would be in a file. */
public final class Written {
  private Written() {}

  public static String text(WholeFile.Content content) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (TextOutput out = new TextOutput(bytes)) {
      content.writeTo(out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
