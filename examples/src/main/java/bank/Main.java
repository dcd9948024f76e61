// SPDX-License-Identifier: Apache-2.0
package bank;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;

/** A day at the bank: two tellers carry out a thousand orders. */
public final class Main {
  private static final int ACCOUNTS = 10;
  private static final int ORDERS = 1000;
  private static final int TELLERS = 2;

  private Main() {}

  public static void main(String[] arguments) throws InterruptedException {
    List<Account> accounts = new ArrayList<>();
    for (int i = 0; i < ACCOUNTS; i++) {
      accounts.add(new Account(i, 1000));
    }
    BlockingQueue<Order> orders = new LinkedBlockingQueue<>();
    for (int i = 0; i < ORDERS; i++) {
      orders.add(new Order(accounts.get(i % ACCOUNTS), accounts.get((i * 7 + 1) % ACCOUNTS), 1));
    }

    Statistics statistics = new Statistics();
    Ledger ledger = new Ledger();
    AtomicInteger carriedOut = new AtomicInteger();
    List<Thread> tellers = new ArrayList<>();
    for (int i = 1; i <= TELLERS; i++) {
      orders.add(Teller.CLOSING_TIME);
      tellers.add(new Thread(new Teller(orders, statistics, ledger, carriedOut), "teller-" + i));
    }
    for (Thread teller : tellers) {
      teller.start();
    }
    for (Thread teller : tellers) {
      teller.join();
    }

    System.out.println("Transfers made: " + carriedOut);
    System.out.println("Transfers counted: " + statistics.transfers());
    System.out.println("Amount in the ledger: " + ledger.total());
  }
}
