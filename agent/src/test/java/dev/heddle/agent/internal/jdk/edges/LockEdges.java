// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk.edges;

import dev.heddle.agent.internal.jdk.edges.Edges.Gate;
import dev.heddle.agent.internal.jdk.edges.Edges.Instant;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Locks and synchronisers. */
final class LockEdges {
  private LockEdges() {}

  static void run() throws Exception {
    for (boolean fair : new boolean[] {false, true}) {
      exclusive("ReentrantLock fair=" + fair, new ReentrantLock(fair));
      ReentrantReadWriteLock both = new ReentrantReadWriteLock(fair);
      exclusive("WriteLock fair=" + fair, both.writeLock());
      readers("ReadWriteLock fair=" + fair, new ReentrantReadWriteLock(fair));
    }
    condition("ReentrantLock condition", new ReentrantLock());
    condition("WriteLock condition", new ReentrantReadWriteLock().writeLock());
    semaphore();
    latch();
    barrier();
  }

  private static void exclusive(String name, Lock lock) throws Exception {
    Instant first = new Instant();
    Gate held = new Gate();
    Thread one =
        Edges.thread(
            () -> {
              lock.lock();
              held.go();
              Thread.sleep(5);
              first.note();
              lock.unlock();
            });
    Thread two =
        Edges.thread(
            () -> {
              held.await();
              lock.lock();
              first.expectKnown(name + " lock");
              lock.unlock();
            });
    Edges.join(one, two);
    tryVariants(name, lock);
    Instant third = new Instant();
    Gate locked = new Gate();
    Thread three =
        Edges.thread(
            () -> {
              lock.lock();
              third.note();
              locked.go();
              Thread.sleep(20);
              lock.unlock();
            });
    Thread four =
        Edges.thread(
            () -> {
              locked.await();
              if (!lock.tryLock()) {
                third.expectUnknown(name + " failed tryLock");
              }
            });
    Edges.join(three, four);
  }

  private static void tryVariants(String name, Lock lock) throws Exception {
    for (int variant = 0; variant < 4; variant++) {
      int kind = variant;
      Instant before = new Instant();
      Gate done = new Gate();
      Thread one =
          Edges.thread(
              () -> {
                take(lock, kind);
                before.note();
                lock.unlock();
                done.go();
              });
      Thread two =
          Edges.thread(
              () -> {
                done.await();
                before.expectUnknown(name + " without lock");
                take(lock, kind);
                before.expectKnown(name + " variant " + kind);
                lock.unlock();
              });
      Edges.join(one, two);
    }
  }

  private static void take(Lock lock, int kind) throws InterruptedException {
    switch (kind) {
      case 0 -> lock.lock();
      case 1 -> lock.lockInterruptibly();
      case 2 -> {
        while (!lock.tryLock()) {
          Thread.onSpinWait();
        }
      }
      default -> lock.tryLock(1, TimeUnit.SECONDS);
    }
  }

  private static void readers(String name, ReentrantReadWriteLock lock) throws Exception {
    Instant reader = new Instant();
    Instant writer = new Instant();
    Gate read = new Gate();
    Gate readAgain = new Gate();
    Thread one =
        Edges.thread(
            () -> {
              lock.readLock().lock();
              reader.note();
              lock.readLock().unlock();
              read.go();
            });
    Thread two =
        Edges.thread(
            () -> {
              read.await();
              lock.readLock().lock();
              reader.expectUnknown(name + " reader after reader");
              lock.readLock().unlock();
              lock.writeLock().lock();
              reader.expectKnown(name + " writer after reader");
              writer.note();
              lock.writeLock().unlock();
              readAgain.go();
            });
    Thread three =
        Edges.thread(
            () -> {
              readAgain.await();
              if (lock.readLock().tryLock(1, TimeUnit.SECONDS)) {
                writer.expectKnown(name + " reader after writer");
                lock.readLock().unlock();
              }
            });
    Edges.join(one, two, three);
  }

  private static void condition(String name, Lock lock) throws Exception {
    Condition signalled = lock.newCondition();
    boolean[] ready = new boolean[1];
    Instant before = new Instant();
    Instant waiting = new Instant();
    Gate awaiting = new Gate();
    Thread one =
        Edges.thread(
            () -> {
              lock.lock();
              waiting.note();
              awaiting.go();
              while (!ready[0]) {
                signalled.await();
              }
              before.expectKnown(name + " await");
              lock.unlock();
            });
    Thread two =
        Edges.thread(
            () -> {
              awaiting.await();
              lock.lock();
              waiting.expectKnown(name + " await releases");
              before.note();
              ready[0] = true;
              signalled.signalAll();
              lock.unlock();
            });
    Edges.join(one, two);
  }

  private static void semaphore() throws Exception {
    Semaphore semaphore = new Semaphore(0);
    Instant before = new Instant();
    Thread one =
        Edges.thread(
            () -> {
              Thread.sleep(2);
              before.note();
              semaphore.release(4);
            });
    Edges.Step[] takes = {
      semaphore::acquire,
      semaphore::acquireUninterruptibly,
      () -> semaphore.tryAcquire(5, TimeUnit.SECONDS),
      () -> {
        while (!semaphore.tryAcquire()) {
          Thread.onSpinWait();
        }
      }
    };
    Thread[] threads = new Thread[takes.length];
    for (int i = 0; i < takes.length; i++) {
      int kind = i;
      threads[i] =
          Edges.thread(
              () -> {
                takes[kind].run();
                before.expectKnown("Semaphore variant " + kind);
              });
    }
    Edges.join(one);
    Edges.join(threads);
  }

  private static void latch() throws Exception {
    CountDownLatch latch = new CountDownLatch(2);
    Instant first = new Instant();
    Instant second = new Instant();
    Edges.thread(
        () -> {
          first.note();
          latch.countDown();
        });
    Edges.thread(
        () -> {
          second.note();
          latch.countDown();
        });
    latch.await();
    first.expectKnown("CountDownLatch");
    second.expectKnown("CountDownLatch");
  }

  private static void barrier() throws Exception {
    CyclicBarrier barrier = new CyclicBarrier(2);
    Instant first = new Instant();
    Instant second = new Instant();
    Thread one =
        Edges.thread(
            () -> {
              first.note();
              barrier.await();
              second.expectKnown("CyclicBarrier");
            });
    Thread two =
        Edges.thread(
            () -> {
              second.note();
              barrier.await(1, TimeUnit.SECONDS);
              first.expectKnown("CyclicBarrier");
            });
    Edges.join(one, two);
  }
}
