// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.programs;

import java.util.Collections;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Crawls an archive of linked pages with a thread pool and indexes the words it finds. */
public final class Crawler {
  private static final int THREADS = 2;
  private static final int LINKS = 4;
  private static final int WORDS = 120;

  private final int pages;
  private final Set<Integer> seen = Collections.newSetFromMap(new ConcurrentHashMap<>());
  private final Index index = new Index();
  private final ExecutorService executor = Executors.newFixedThreadPool(THREADS);
  private final AtomicInteger pending = new AtomicInteger();
  private final CountDownLatch done = new CountDownLatch(1);

  private Crawler(int pages) {
    this.pages = pages;
  }

  /** A page of the archive, made up from its number. */
  private static final class Page {
    private final int number;
    private String text;
    private int[] links;

    private Page(int number) {
      this.number = number;
    }

    static Page fetch(int number, int pages) {
      Page page = new Page(number);
      Random random = new Random(number);
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < WORDS; i++) {
        text.append("Word").append(random.nextInt(1 << random.nextInt(12))).append(' ');
      }
      page.text = text.toString();
      page.links = new int[LINKS];
      page.links[0] = (number + 1) % pages;
      for (int i = 1; i < LINKS; i++) {
        page.links[i] = random.nextInt(pages);
      }
      return page;
    }

    int getNumber() {
      return number;
    }

    String getText() {
      return text;
    }

    int[] getLinks() {
      return links;
    }
  }

  /** How often each word was seen: one map behind a read-write lock, counters that lock alone. */
  private static final class Index {
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private final Map<String, Entry> entries = new HashMap<>();

    void add(String word, int page, int count) {
      entry(word).add(page, count);
    }

    private Entry entry(String word) {
      lock.readLock().lock();
      try {
        Entry known = entries.get(word);
        if (known != null) {
          return known;
        }
      } finally {
        lock.readLock().unlock();
      }
      lock.writeLock().lock();
      try {
        return entries.computeIfAbsent(word, w -> new Entry());
      } finally {
        lock.writeLock().unlock();
      }
    }

    long checksum() {
      lock.readLock().lock();
      try {
        long sum = 0;
        for (Map.Entry<String, Entry> entry : entries.entrySet()) {
          sum += entry.getKey().hashCode() * entry.getValue().weight();
        }
        return sum;
      } finally {
        lock.readLock().unlock();
      }
    }
  }

  /** The record of one word. */
  private static final class Entry {
    private long occurrences;
    private int firstPage = Integer.MAX_VALUE;

    synchronized void add(int page, int count) {
      occurrences += count;
      firstPage = Math.min(firstPage, page);
    }

    synchronized long weight() {
      return occurrences + firstPage;
    }
  }

  private void discover(int number) {
    if (seen.add(number)) {
      pending.incrementAndGet();
      executor.execute(() -> crawl(number));
    }
  }

  private void crawl(int number) {
    Page page = Page.fetch(number, pages);
    Map<String, Integer> counts = new HashMap<>();
    for (String word : page.getText().split(" ")) {
      counts.merge(word.toLowerCase(Locale.ROOT), 1, Integer::sum);
    }
    counts.forEach((word, count) -> index.add(word, page.getNumber(), count));
    for (int link : page.getLinks()) {
      discover(link);
    }
    if (pending.decrementAndGet() == 0) {
      done.countDown();
    }
  }

  private long crawlAll() throws InterruptedException {
    discover(0);
    done.await();
    executor.shutdown();
    return index.checksum() + seen.size();
  }

  /** Crawls that many pages and answers the checksum. */
  public static long run(int size) throws InterruptedException {
    return new Crawler(size).crawlAll();
  }

  public static void main(String[] args) throws Exception {
    System.out.println("crawler " + run(Size.of(args, 40000)));
  }
}
