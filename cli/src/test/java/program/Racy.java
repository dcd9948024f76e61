// SPDX-License-Identifier: Apache-2.0
package program;

import java.io.IOException;
import java.nio.file.Path;

/** A program with one race, for a counter, that ends in the way its first argument says. */
public final class Racy {
  private static int counter;

  private Racy() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    Thread one = new Thread(() -> counter++, "one");
    Thread two =
        new Thread(
            () -> {
              pause();
              counter++;
            },
            "two");
    one.start();
    two.start();
    one.join();
    two.join();
    end(arguments);
  }

  /** Of two accesses in the same nanosecond, one may hide the other. */
  static void pause() {
    try {
      Thread.sleep(20);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void end(String[] arguments) throws IOException, InterruptedException {
    System.out.println("ready");
    switch (arguments.length == 0 ? "return" : arguments[0]) {
      case "exit" -> System.exit(7);
      case "halt" -> Runtime.getRuntime().halt(5);
      case "wait" -> Thread.sleep(60_000);
      case "echo" -> System.in.transferTo(System.out);
      case "child" -> System.exit(child());
      default -> System.out.println("done");
    }
  }

  /** Runs {@link OtherRace} in a JVM of its own. */
  private static int child() throws IOException, InterruptedException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    ProcessBuilder child =
        new ProcessBuilder(java, "-cp", System.getProperty("java.class.path"), "program.OtherRace");
    return child.inheritIO().start().waitFor();
  }
}
