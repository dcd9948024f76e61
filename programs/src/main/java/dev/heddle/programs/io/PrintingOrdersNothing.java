// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.io;

import dev.heddle.programs.support.Threads;
import java.io.OutputStream;
import java.io.PrintWriter;

/** Who prints to the same file or console is not ordered by that. */
public final class PrintingOrdersNothing {

  private static int printed;
  private static int written;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(
        () -> {
          printed = 1; // race: PrintingOrdersNothing.printed
          System.out.println("first");
        },
        () -> {
          System.out.println("second");
          int read = printed; // race: PrintingOrdersNothing.printed
        });
    PrintWriter writer = new PrintWriter(OutputStream.nullOutputStream(), true);
    Threads.inOrder(
        () -> {
          written = 1; // race: PrintingOrdersNothing.written
          writer.println("first");
        },
        () -> {
          writer.println("second");
          int read = written; // race: PrintingOrdersNothing.written
        });
    System.out.println("done");
  }
}
