// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.io;

import dev.heddle.programs.support.Threads;
import java.io.ByteArrayOutputStream;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.StreamHandler;

/** Two handlers, each with a lock of its own, have the same formatter. */
public final class FormatterOfTwoHandlers {
  private static final class Framed extends Formatter {
    private int heads;

    @Override
    public String format(LogRecord record) {
      return "record";
    }

    @Override
    public String getHead(Handler handler) {
      heads++; // race: Framed.heads
      return "head";
    }
  }

  public static void main(String[] args) throws Exception {
    Framed shared = new Framed();
    StreamHandler one = new StreamHandler(new ByteArrayOutputStream(), shared);
    StreamHandler other = new StreamHandler(new ByteArrayOutputStream(), shared);
    Threads.inOrder(() -> publish(one), () -> publish(other));
    System.out.println("done");
  }

  private static void publish(StreamHandler handler) {
    handler.publish(new LogRecord(Level.INFO, "message"));
  }
}
