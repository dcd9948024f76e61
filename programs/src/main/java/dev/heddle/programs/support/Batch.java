// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.support;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Runs the programs named in a file one after another in this JVM. A line on standard output
 * precedes each program's own output, so that the output can be told apart afterwards.
 */
public final class Batch {
  /** Begins the line that precedes a program's output. */
  public static final String HEADING = "#### ";

  private static final long PATIENCE_MILLIS = 60_000;

  private Batch() {}

  /** Expects one argument: the file with one class name per line. */
  public static void main(String[] arguments) throws Exception {
    for (String program : Files.readAllLines(Path.of(arguments[0]))) {
      System.out.println(HEADING + program);
      Thread thread = new Thread(() -> run(program), "program");
      thread.setDaemon(true);
      thread.start();
      thread.join(PATIENCE_MILLIS);
      if (thread.isAlive()) {
        System.out.println("still running after " + PATIENCE_MILLIS + " ms");
      }
    }
    System.out.flush();
  }

  private static void run(String program) {
    try {
      Method main = Class.forName(program).getMethod("main", String[].class);
      main.invoke(null, (Object) new String[0]);
    } catch (InvocationTargetException e) {
      failed(e.getCause());
    } catch (ReflectiveOperationException e) {
      failed(e);
    }
  }

  private static void failed(Throwable failure) {
    System.out.println("failed: " + failure);
    failure.printStackTrace();
  }
}
