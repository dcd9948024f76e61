// SPDX-License-Identifier: Apache-2.0
package application;

import program.OtherRace;

/** An application whose only fault is the library that it calls. */
public final class Main {
  private Main() {}

  public static void main(String[] arguments) throws Exception {
    OtherRace.main(arguments);
  }
}
