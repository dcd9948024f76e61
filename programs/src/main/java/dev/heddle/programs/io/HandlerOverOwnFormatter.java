// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.io;

import dev.heddle.programs.support.Threads;
import java.io.ByteArrayOutputStream;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.StreamHandler;

/** A handler of the JDK calls the program's formatter for its head and tail under its lock. */
public final class HandlerOverOwnFormatter {
  private static final class Framed extends Formatter {
    private int calls;

    @Override
    public String format(LogRecord record) {
      return "record";
    }

    @Override
    public String getHead(Handler handler) {
      calls++;
      return "head";
    }

    @Override
    public String getTail(Handler handler) {
      calls++;
      return "tail";
    }
  }

  public static void main(String[] args) throws Exception {
    StreamHandler handler = new StreamHandler(new ByteArrayOutputStream(), new Framed());
    Threads.inOrder(
        () -> handler.publish(new LogRecord(Level.INFO, "message")), () -> handler.close());
    System.out.println("done");
  }
}
