// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class IdentityTableTest {
  /** Counts the entries that were made. */
  static final class Table extends IdentityTable<Table.Numbered> {
    final AtomicInteger made = new AtomicInteger();

    static final class Numbered extends IdentityTable.Entry {
      final int number;

      Numbered(Object object, int number) {
        super(object);
        this.number = number;
      }
    }

    @Override
    protected Numbered create(Object object) {
      return new Numbered(object, made.incrementAndGet());
    }
  }

  private final Table table = new Table();

  @Test
  void findsWhatItMade() {
    String first = new String("equal");
    String second = new String("equal");
    assertThat(table.find(first)).isNull();
    Table.Numbered entry = table.get(first);
    assertThat(table.get(first)).isSameAs(entry);
    assertThat(table.find(first)).isSameAs(entry);
    assertThat(table.find(second)).as("equal but another object").isNull();
    assertThat(entry.refersTo(first)).isTrue();
  }

  @Test
  void threadsThatAskAtOnceGetOneEntry() throws Exception {
    int threads = 4;
    int objects = 20_000;
    Object[] keys = new Object[objects];
    for (int i = 0; i < objects; i++) {
      keys[i] = new Object();
    }
    Set<Table.Numbered> entries = ConcurrentHashMap.newKeySet();
    CyclicBarrier start = new CyclicBarrier(threads);
    runAll(
        threads,
        () -> {
          start.await();
          for (Object key : keys) {
            entries.add(table.get(key));
          }
          return null;
        });
    assertThat(entries).hasSize(objects);
    for (Object key : keys) {
      assertThat(table.find(key).refersTo(key)).isTrue();
    }
  }

  /** The table must not lose sight of an object that is alive while it throws others out. */
  @Test
  void whatIsAliveIsFoundWhileOthersAreSwept() throws Exception {
    Object[] keys = new Object[2_000];
    for (int i = 0; i < keys.length; i++) {
      keys[i] = new Object();
      table.get(keys[i]);
    }
    AtomicBoolean done = new AtomicBoolean();
    AtomicInteger missed = new AtomicInteger();
    Thread finder =
        new Thread(
            () -> {
              while (!done.get()) {
                for (Object key : keys) {
                  if (table.find(key) == null) {
                    missed.incrementAndGet();
                  }
                }
              }
            });
    finder.start();
    List<Object> kept = new ArrayList<>();
    for (int i = 0; i < 600_000; i++) {
      Object object = new Object();
      table.get(object);
      if (i % 50 == 0) {
        kept.add(object);
      }
    }
    done.set(true);
    finder.join();
    assertThat(missed).hasValue(0);
    assertThat(kept).allMatch(object -> table.find(object) != null);
  }

  @Test
  void tidyingLetsGoOfTheDeadWhereNothingIsInserted() throws Exception {
    assertDeadAreLetGo(
        () -> {
          for (int turn = 0; turn < 2_000; turn++) {
            IdentityTable.tidySome();
          }
        });
  }

  @Test
  void afterACollectionAllTablesLetGoOfTheDead() throws Exception {
    NextCollection collection = new NextCollection();
    assertDeadAreLetGo(
        () -> {
          // Waits as long as it takes: a zero is no limit.
          assertThat(collection.await(0)).isTrue();
          IdentityTable.tidyAll();
        });
  }

  private interface Tidying {
    void run() throws Exception;
  }

  private void assertDeadAreLetGo(Tidying afterCollection) throws Exception {
    for (int i = 0; i < 10_000; i++) {
      table.get(new Object());
    }
    Object alive = new Object();
    table.get(alive);
    AtomicInteger left = new AtomicInteger();
    // A collection may come in between, and other tests have tables too: many turns are allowed.
    for (int round = 0; round < 100; round++) {
      System.gc();
      afterCollection.run();
      left.set(0);
      table.forEach(entry -> left.incrementAndGet());
      if (left.get() < 32 * 9) {
        break;
      }
    }
    assertThat(left.get()).as("small stripes may stay as they are").isLessThan(32 * 9);
    assertThat(table.find(alive)).isNotNull();
  }

  @Test
  void clearedEntriesAreSwept() throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx32m",
                "--add-exports=java.base/jdk.internal.misc=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                Many.class.getName())
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes());
    assertThat(process.waitFor()).as(output).isZero();
  }

  /** Puts in far more objects than there is memory for: an entry takes over 50 bytes. */
  static final class Many {
    private static final int OBJECTS = 1_500_000;

    public static void main(String[] arguments) {
      Table table = new Table();
      for (int i = 0; i < OBJECTS; i++) {
        table.get(new Object());
      }
      if (table.made.get() != OBJECTS) {
        throw new AssertionError(table.made.get());
      }
    }
  }

  private static void runAll(int threads, Callable<Void> body) throws Exception {
    ExecutorService executor = Executors.newFixedThreadPool(threads);
    try {
      List<Callable<Void>> bodies = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        bodies.add(body);
      }
      for (Future<Void> future : executor.invokeAll(bodies)) {
        future.get();
      }
    } finally {
      executor.shutdown();
    }
  }
}
