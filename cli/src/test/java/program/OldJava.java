// SPDX-License-Identifier: Apache-2.0
package program;

import dev.heddle.Heddle;

/** Starts heddle in a JVM that claims to be old. */
final class OldJava {
  private OldJava() {}

  public static void main(String[] arguments) throws Throwable {
    System.setProperty("java.specification.version", "11");
    Heddle.main(new String[] {"--version"});
  }
}
