// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Which heddle this is. */
public final class Version {
  private Version() {}

  /** Name and version, as in {@code heddle 0.1.0}. */
  public static String tool() {
    try (InputStream in = Version.class.getResourceAsStream("version.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).trim();
    } catch (IOException e) {
      throw new IllegalStateException("heddle.jar is damaged", e);
    }
  }
}
