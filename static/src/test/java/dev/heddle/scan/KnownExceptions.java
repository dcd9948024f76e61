// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** The variants of programs on which the engine is known to be wrong, and why. */
final class KnownExceptions {
  static final String FILE = "known-exceptions.txt";

  private KnownExceptions() {}

  /** By {@code family.Program.variant}, the reason. */
  static Map<String, String> read() throws IOException {
    Map<String, String> exceptions = new LinkedHashMap<>();
    try (InputStream in = KnownExceptions.class.getResourceAsStream(FILE)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      for (String line : text.lines().toList()) {
        int comment = line.indexOf('#');
        String name = (comment < 0 ? line : line.substring(0, comment)).strip();
        if (!name.isEmpty()) {
          if (comment < 0) {
            throw new IllegalStateException(FILE + " does not say why: " + line);
          }
          exceptions.put(name, line.substring(comment + 1).strip());
        }
      }
    }
    return exceptions;
  }
}
