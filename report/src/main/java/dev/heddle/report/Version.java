// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report;

import dev.heddle.model.resource.Resources;
import java.nio.charset.StandardCharsets;

/** Which heddle this is. */
public final class Version {
  private Version() {}

  /** Name and version, as in {@code heddle 0.1.0}. */
  public static String tool() {
    return new String(Resources.read(Version.class, "version.txt"), StandardCharsets.UTF_8).trim();
  }
}
