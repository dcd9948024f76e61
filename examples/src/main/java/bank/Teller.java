// SPDX-License-Identifier: Apache-2.0
package bank;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;

/** Carries out orders until the bank closes. */
final class Teller implements Runnable {
  /** Tells a teller to go home. */
  static final Order CLOSING_TIME = new Order(null, null, 0);

  private final BlockingQueue<Order> orders;
  private final Statistics statistics;
  private final Ledger ledger;
  private final AtomicInteger carriedOut;

  Teller(
      BlockingQueue<Order> orders, Statistics statistics, Ledger ledger, AtomicInteger carriedOut) {
    this.orders = orders;
    this.statistics = statistics;
    this.ledger = ledger;
    this.carriedOut = carriedOut;
  }

  @Override
  public void run() {
    try {
      for (Order order = orders.take(); order != CLOSING_TIME; order = orders.take()) {
        carryOut(order);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void carryOut(Order order) {
    if (order.from().withdraw(order.amount())) {
      order.to().deposit(order.amount());
      carriedOut.incrementAndGet();
      statistics.transferMade();
      ledger.record(order);
    }
  }
}
