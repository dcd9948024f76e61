// SPDX-License-Identifier: Apache-2.0
package program;

/** Gets along without a class that cannot be loaded, and has an exit code of its own. */
final class Plugins {
  private Plugins() {}

  public static void main(String[] arguments) throws Exception {
    try {
      Class.forName("program.Clean");
    } catch (LinkageError e) {
      System.out.println("without: " + e.getClass().getSimpleName());
    }
    Racy.main(new String[0]);
    System.exit(9);
  }
}
