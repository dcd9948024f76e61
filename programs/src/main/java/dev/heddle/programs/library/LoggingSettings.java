// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;
import java.util.logging.ConsoleHandler;
import java.util.logging.ErrorManager;
import java.util.logging.Filter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.MemoryHandler;
import java.util.logging.SimpleFormatter;

/** Filters, formatters and handlers may be set while others log. */
public final class LoggingSettings {

  private static final class Only implements Filter {
    private int least;

    @Override
    public boolean isLoggable(LogRecord record) {
      return record.getLevel().intValue() > least;
    }
  }

  private static final class Prefixed extends SimpleFormatter {
    private String prefix;

    @Override
    public String format(LogRecord record) {
      return prefix + record.getMessage() + "\n";
    }
  }

  private static final class Errors extends ErrorManager {
    private int limit;

    @Override
    public void error(String message, Exception failure, int code) {
      if (limit == 0) {
        throw new IllegalStateException("no limit");
      }
    }
  }

  private static final class Counting extends Handler {
    private int records;

    @Override
    public void publish(LogRecord record) {
      records++;
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  public static void main(String[] args) throws Exception {
    ConsoleHandler console = new ConsoleHandler();
    Logger logger = Logger.getLogger("settings");
    logger.setUseParentHandlers(false);
    logger.addHandler(console);
    Threads.inOrder(
        () -> {
          Prefixed prefixed = new Prefixed();
          prefixed.prefix = "> ";
          console.setFormatter(prefixed);
          Only ofConsole = new Only();
          ofConsole.least = Level.FINE.intValue();
          console.setFilter(ofConsole);
          Only ofLogger = new Only();
          ofLogger.least = Level.FINE.intValue();
          logger.setFilter(ofLogger);
          Errors errors = new Errors();
          errors.limit = 1;
          console.setErrorManager(errors);
        },
        () -> {
          logger.info("message");
          console.getErrorManager().error("none", null, 0);
        });
    MemoryHandler memory = new MemoryHandler(new Counting(), 10, Level.OFF);
    Threads.inOrder(() -> use(memory), () -> use(memory));
    System.out.println("done");
  }

  private static void use(MemoryHandler memory) {
    memory.publish(new LogRecord(Level.INFO, "message"));
    memory.push();
  }
}
