// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The state written by a task is read before and not after its future is got. */
public final class FutureGetOrder {
  static final class Invoice {
    int total;
  }

  private static void fill(Invoice invoice) {
    invoice.total = 99; // race: FutureGetOrder$Invoice.total
  }

  public static void racy() throws Exception {
    Invoice invoice = new Invoice();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<?> filled = pool.submit(() -> fill(invoice));
    int total = invoice.total; // race: FutureGetOrder$Invoice.total
    filled.get();
    System.out.println(total);
    pool.shutdown();
  }

  public static void safe() throws Exception {
    Invoice invoice = new Invoice();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<?> filled = pool.submit(() -> fill(invoice));
    filled.get();
    int total = invoice.total;
    System.out.println(total);
    pool.shutdown();
  }
}
