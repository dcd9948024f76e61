// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Runs a program inside the measured JVM and watches its live heap.
 *
 * <p>What the heap holds between two collections says how lazy the collector was, not what the
 * program needs. So this collects every few milliseconds and remembers the most that was left. It
 * collects twice: tables with weak keys let go of what the first collection has cleared only when
 * they are used again. That costs time: such a fork is not timed.
 */
final class Probe {
  private static final int PAUSE_MILLISECONDS = 50;
  private static final int BREATH_MILLISECONDS = 5;

  private final List<MemoryPoolMXBean> pools = new ArrayList<>();
  private long peak;

  private Probe() {
    for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
      if (pool.getType() == MemoryType.HEAP && pool.getCollectionUsage() != null) {
        pools.add(pool);
      }
    }
  }

  private void watch() {
    try {
      while (true) {
        System.gc();
        Thread.sleep(BREATH_MILLISECONDS);
        sample();
        Thread.sleep(PAUSE_MILLISECONDS);
      }
    } catch (InterruptedException e) {
      // Nobody interrupts the probe but to end it.
    }
  }

  private synchronized void sample() {
    System.gc();
    long left = 0;
    for (MemoryPoolMXBean pool : pools) {
      left += pool.getCollectionUsage().getUsed();
    }
    peak = Math.max(peak, left);
  }

  private synchronized void write(Path file) {
    try {
      Files.writeString(file, Long.toString(peak));
    } catch (IOException e) {
      throw new IllegalStateException("cannot write " + file, e);
    }
  }

  /** Arguments: the file for the result in bytes, the program's main class, its arguments. */
  public static void main(String[] args) throws Throwable {
    Probe probe = new Probe();
    Thread watcher = new Thread(probe::watch, "heap probe");
    watcher.setDaemon(true);
    watcher.start();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> probe.write(Path.of(args[0]))));
    MethodHandles.publicLookup()
        .findStatic(
            Class.forName(args[1]), "main", MethodType.methodType(void.class, String[].class))
        .invokeExact(Arrays.copyOfRange(args, 2, args.length));
  }
}
