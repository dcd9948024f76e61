// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.text;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The streams that people may be looking at. */
public enum Terminal {
  STANDARD_OUTPUT("/proc/self/fd/1"),
  STANDARD_ERROR("/proc/self/fd/2");

  private final String path;

  Terminal(String path) {
    this.path = path;
  }

  /** Java knows only of a console that is input and output at once; the system knows better. */
  public boolean isThere() {
    Path stream = Path.of(path);
    try {
      if (Files.exists(stream)) {
        Path device = stream.toRealPath();
        return device.startsWith("/dev/pts") || device.toString().startsWith("/dev/tty");
      }
    } catch (IOException e) {
      // Something that has no path, such as a pipe.
      return false;
    }
    return System.console() != null;
  }
}
