// SPDX-License-Identifier: Apache-2.0
package program;

import java.io.IOException;
import java.util.List;

/** Starts the command that its arguments are, and ends as this does. */
public final class Starter {
  private Starter() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    System.exit(new ProcessBuilder(List.of(arguments)).inheritIO().start().waitFor());
  }
}
