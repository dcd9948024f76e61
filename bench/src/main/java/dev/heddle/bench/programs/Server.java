// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.programs;

import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;

/** Answers requests, a virtual thread each where there are any, that wait for a slow back end. */
public final class Server {
  private static final int IN_FLIGHT = 500;
  private static final int PLATFORM_THREADS = 16;
  private static final int SESSIONS = 1000;

  private final Map<String, Session> sessions = new ConcurrentHashMap<>();
  private final BlockingQueue<Query> queries = new LinkedBlockingQueue<>();
  private final AtomicLong digest = new AtomicLong();
  private final AtomicReference<Throwable> failure = new AtomicReference<>();

  private Server() {}

  /** What a user has done so far. */
  private static final class Session {
    private final ReentrantLock lock = new ReentrantLock();
    private int requests;
    private long bytes;

    void record(String response) {
      lock.lock();
      try {
        requests++;
        bytes += response.length();
      } finally {
        lock.unlock();
      }
    }

    long total() {
      lock.lock();
      try {
        return requests + bytes;
      } finally {
        lock.unlock();
      }
    }
  }

  /** A question to the back end and the promise of its answer. */
  private static final class Query {
    private final String item;
    private final CompletableFuture<List<String>> answer = new CompletableFuture<>();

    Query(String item) {
      this.item = item;
    }
  }

  /** Answers queries one after the other, until it is interrupted. */
  private void serveQueries() {
    try {
      while (true) {
        Query query = queries.take();
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < 4; row++) {
          rows.add(query.item + '#' + row);
        }
        query.answer.complete(rows);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void handle(String request) throws InterruptedException, ExecutionException {
    String[] parts = request.split("[ ?=]");
    Session session = sessions.computeIfAbsent(parts[3], user -> new Session());
    Query query = new Query(parts[1]);
    queries.put(query);
    StringBuilder page = new StringBuilder("<ul>");
    for (String row : query.answer.get()) {
      page.append("<li>").append(row).append("</li>");
    }
    String response = page.append("</ul>").toString();
    session.record(response);
    digest.addAndGet(response.hashCode());
  }

  private long serve(int requests, ExecutorService executor, int limit) throws Exception {
    Thread backEnd = new Thread(this::serveQueries, "back-end");
    backEnd.start();
    Semaphore inFlight = new Semaphore(limit);
    for (int i = 0; i < requests; i++) {
      inFlight.acquire();
      String request = "GET /item/" + i * 7 % 10007 + "?user=" + i % SESSIONS;
      executor.execute(
          () -> {
            try {
              handle(request);
            } catch (Throwable e) {
              failure.compareAndSet(null, e);
            } finally {
              inFlight.release();
            }
          });
    }
    inFlight.acquire(limit);
    executor.shutdown();
    backEnd.interrupt();
    backEnd.join();
    if (failure.get() != null) {
      throw new IllegalStateException("a request failed", failure.get());
    }
    long checksum = digest.get();
    for (Session session : sessions.values()) {
      checksum += session.total();
    }
    return checksum;
  }

  /** The executor of JDK 21 that starts a virtual thread for each task, or null before. */
  private static ExecutorService virtualThreads() throws IllegalAccessException {
    try {
      return (ExecutorService)
          Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
    } catch (NoSuchMethodException | InvocationTargetException e) {
      return null;
    }
  }

  /** Answers that many requests, and then the checksum. */
  public static long run(int size) throws Exception {
    ExecutorService executor = virtualThreads();
    return executor == null
        ? new Server().serve(size, Executors.newFixedThreadPool(PLATFORM_THREADS), PLATFORM_THREADS)
        : new Server().serve(size, executor, IN_FLIGHT);
  }

  public static void main(String[] args) throws Exception {
    String name = virtualThreads() == null ? "platform-thread-server" : "virtual-thread-server";
    System.out.println(name + " " + run(Size.of(args, 80000)));
  }
}
