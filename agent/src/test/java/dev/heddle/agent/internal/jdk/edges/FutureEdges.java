// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk.edges;

import dev.heddle.agent.internal.jdk.edges.Edges.Instant;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.StampedLock;

/** Completable futures, and the synchronisers that need a thought of their own. */
final class FutureEdges {
  private FutureEdges() {}

  static void run() throws Exception {
    completed();
    stages();
    phaser();
    stamped();
  }

  private static void completed() throws Exception {
    CompletableFuture<String> a = new CompletableFuture<>();
    Edges.together("complete, get", () -> a.complete("x"), a::get);
    CompletableFuture<String> b = new CompletableFuture<>();
    Edges.together("complete, join", () -> b.complete(null), b::join);
    CompletableFuture<String> c = new CompletableFuture<>();
    Edges.together("complete, timed get", () -> c.complete("x"), () -> c.get(10, TimeUnit.SECONDS));
    CompletableFuture<String> d = new CompletableFuture<>();
    Edges.together(
        "complete, isDone",
        () -> d.complete("x"),
        () -> {
          while (!d.isDone()) {
            Thread.onSpinWait();
          }
        });
    CompletableFuture<String> e = new CompletableFuture<>();
    Edges.together(
        "completeExceptionally",
        () -> e.completeExceptionally(new IllegalStateException()),
        () -> e.handle((value, error) -> value).join());
    CompletableFuture<String> f = new CompletableFuture<>();
    CompletableFuture<String> g = new CompletableFuture<>();
    Edges.unordered("two futures", () -> f.complete("x"), () -> g.complete("x"));
  }

  private static void stages() throws Exception {
    Instant first = new Instant();
    Instant second = new Instant();
    Instant registered = new Instant();
    CompletableFuture<String> start = new CompletableFuture<>();
    registered.note();
    CompletableFuture<Void> end =
        start
            .thenApply(
                value -> {
                  first.expectKnown("thenApply");
                  registered.expectKnown("registered, thenApply");
                  return value;
                })
            .thenApplyAsync(
                value -> {
                  first.expectKnown("thenApplyAsync");
                  second.note();
                  return value;
                })
            .thenCombine(
                CompletableFuture.supplyAsync(() -> "y"),
                (x, y) -> {
                  second.expectKnown("thenCombine");
                  return x + y;
                })
            .thenCompose(value -> CompletableFuture.supplyAsync(() -> value))
            .thenAcceptAsync(value -> second.expectKnown("thenAcceptAsync"));
    CompletableFuture<Void> all =
        CompletableFuture.allOf(end, CompletableFuture.runAsync(() -> {}));
    Edges.thread(
        () -> {
          first.note();
          start.complete("x");
        });
    all.get();
    second.expectKnown("allOf");
    CompletableFuture<String> slow = new CompletableFuture<>();
    Instant either = new Instant();
    Edges.thread(
        () -> {
          either.note();
          slow.complete("z");
        });
    CompletableFuture.anyOf(slow, new CompletableFuture<String>()).join();
    either.expectKnown("anyOf");
    Instant delayed = new Instant();
    delayed.note();
    CompletableFuture.runAsync(
            () -> delayed.expectKnown("delayedExecutor"),
            CompletableFuture.delayedExecutor(1, TimeUnit.MILLISECONDS, ForkJoinPool.commonPool()))
        .get();
  }

  private static void phaser() throws Exception {
    Phaser phaser = new Phaser(2);
    Edges.together("Phaser", phaser::arriveAndAwaitAdvance, phaser::arriveAndAwaitAdvance);
    Phaser waited = new Phaser(1);
    Edges.together("Phaser awaitAdvance", waited::arrive, () -> waited.awaitAdvance(0));
    Phaser root = new Phaser();
    Phaser left = new Phaser(root, 1);
    Phaser right = new Phaser(root, 1);
    Edges.together("tiered Phaser", left::arriveAndAwaitAdvance, right::arriveAndAwaitAdvance);
  }

  private static void stamped() throws Exception {
    StampedLock lock = new StampedLock();
    Edges.ordered(
        "StampedLock write, write",
        () -> lock.unlockWrite(lock.writeLock()),
        () -> lock.unlock(lock.tryWriteLock()));
    Edges.ordered(
        "StampedLock write, read",
        () -> lock.unlockWrite(lock.writeLock()),
        () -> lock.unlockRead(lock.readLock()));
    StampedLock other = new StampedLock();
    Edges.unordered(
        "StampedLock read, read",
        () -> other.unlockRead(other.readLock()),
        () -> other.unlockRead(other.readLock()));
    Edges.ordered(
        "StampedLock read, write",
        () -> other.unlock(other.tryReadLock()),
        () -> other.unlockWrite(other.writeLock()));
    Edges.ordered(
        "StampedLock write, optimistic read",
        () -> lock.unlockWrite(lock.writeLock()),
        () -> lock.validate(lock.tryOptimisticRead()));
    Edges.ordered(
        "StampedLock conversion",
        () -> {
          long stamp = lock.tryConvertToWriteLock(lock.readLock());
          lock.unlock(lock.tryConvertToReadLock(stamp));
        },
        () -> lock.unlockWrite(lock.tryConvertToWriteLock(lock.tryOptimisticRead())));
    Edges.ordered(
        "StampedLock views",
        () -> {
          lock.asWriteLock().lock();
          lock.asWriteLock().unlock();
        },
        () -> {
          lock.asReadLock().lock();
          lock.asReadLock().unlock();
        });
  }
}
