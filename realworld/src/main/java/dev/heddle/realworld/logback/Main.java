// SPDX-License-Identifier: Apache-2.0
package dev.heddle.realworld.logback;

import ch.qos.logback.classic.AsyncAppender;
import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.FileAppender;
import ch.qos.logback.core.read.ListAppender;
import dev.heddle.realworld.Workers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;

/** Eight threads log through Logback to a file, to memory, and by way of a queue. */
public final class Main {
  private static final int WORKERS = 8;
  private static final int EVENTS = 500;

  private Main() {}

  public static void main(String[] arguments) throws Exception {
    LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
    context.reset();
    Path file = Files.createTempFile("realworld", ".log");
    ListAppender<ILoggingEvent> queued = new ListAppender<>();
    try {
      configure(context, file, queued);
      Workers.run(WORKERS, Main::log);
      // Ends the queue's thread, so that its list is complete.
      context.stop();
      List<String> lines = Files.readAllLines(file);
      System.out.println("lines " + lines.size() + " queued " + queued.list.size());
      for (int worker = 0; worker < WORKERS; worker++) {
        String mark = "[" + worker + "] WARN ";
        System.out.println(worker + " " + lines.stream().filter(l -> l.contains(mark)).count());
      }
      System.out.println(lines.stream().filter(l -> l.contains("Main.java:")).count());
    } finally {
      Files.delete(file);
    }
  }

  private static void configure(
      LoggerContext context, Path file, ListAppender<ILoggingEvent> queued) {
    PatternLayoutEncoder encoder = new PatternLayoutEncoder();
    encoder.setContext(context);
    encoder.setPattern("%d %thread [%X{worker}] %-4level %logger{20} %file:%line %msg%n");
    encoder.start();
    FileAppender<ILoggingEvent> files = new FileAppender<>();
    files.setContext(context);
    files.setFile(file.toString());
    files.setEncoder(encoder);
    files.start();
    queued.setContext(context);
    queued.start();
    AsyncAppender async = new AsyncAppender();
    async.setContext(context);
    async.setDiscardingThreshold(0);
    async.addAppender(queued);
    async.start();
    Logger root = context.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    root.setLevel(Level.INFO);
    root.addAppender(files);
    root.addAppender(async);
  }

  private static int log(int worker) {
    MDC.put("worker", Integer.toString(worker));
    for (int i = 0; i < EVENTS; i++) {
      org.slf4j.Logger logger = LoggerFactory.getLogger("weaving.loom" + i % 20);
      logger.info("event {} of worker {}", i, worker);
      logger.debug("not logged {}", i);
      if (i % 10 == 0) {
        logger.atWarn().addKeyValue("event", i).log("a warning");
      }
    }
    MDC.clear();
    return EVENTS;
  }
}
