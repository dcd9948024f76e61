// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.text;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where text for people goes. */
public final class StandardError {
  private StandardError() {}

  /** Java knows only of a console that is input and output at once; the system knows better. */
  public static boolean isTerminal() {
    Path standardError = Path.of("/proc/self/fd/2");
    try {
      if (Files.exists(standardError)) {
        Path device = standardError.toRealPath();
        return device.startsWith("/dev/pts") || device.toString().startsWith("/dev/tty");
      }
    } catch (IOException e) {
      // Something that has no path, such as a pipe.
      return false;
    }
    return System.console() != null;
  }
}
