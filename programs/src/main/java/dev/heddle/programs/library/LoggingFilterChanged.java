// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;
import java.util.logging.Filter;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** The filter of a logger changes after it was set. */
public final class LoggingFilterChanged {

  private static final class Only implements Filter {
    private int least;

    @Override
    public boolean isLoggable(LogRecord record) {
      return record.getLevel().intValue() > least; // race: Only.least
    }
  }

  public static void main(String[] args) throws Exception {
    Logger logger = Logger.getLogger("changed");
    Threads.inOrder(
        () -> {
          Only only = new Only();
          logger.setFilter(only);
          only.least = Level.OFF.intValue(); // race: Only.least
        },
        () -> logger.info("message"));
    System.out.println("done");
  }
}
