// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.programs;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReentrantLock;

/** Tellers move money between accounts, two monitors and a branch lock at a time. */
public final class Bank {
  private static final int TELLERS = 2;
  private static final int ACCOUNTS = 2000;
  private static final int BRANCHES = 16;

  private final Account[] accounts = new Account[ACCOUNTS];
  private final Branch[] branches = new Branch[BRANCHES];

  private Bank() {
    for (int i = 0; i < BRANCHES; i++) {
      branches[i] = new Branch();
    }
    for (int i = 0; i < ACCOUNTS; i++) {
      accounts[i] = new Account(i, branches[i % BRANCHES], 1000);
    }
  }

  /** Balance and turnover of a customer; every access holds the account's monitor. */
  private static final class Account {
    private final int number;
    private final Branch branch;
    private long balance;
    private int movements;

    Account(int number, Branch branch, long balance) {
      this.number = number;
      this.branch = branch;
      this.balance = balance;
    }

    int getNumber() {
      return number;
    }

    Branch getBranch() {
      return branch;
    }

    synchronized void deposit(long amount) {
      balance += amount;
      movements++;
    }

    synchronized void withdraw(long amount) {
      balance -= amount;
      movements++;
    }

    synchronized long getBalance() {
      return balance;
    }

    synchronized int getMovements() {
      return movements;
    }
  }

  /** The turnover of a group of accounts, behind an explicit lock. */
  private static final class Branch {
    private final ReentrantLock lock = new ReentrantLock();
    private long turnover;

    void book(long amount) {
      lock.lock();
      try {
        turnover += amount;
      } finally {
        lock.unlock();
      }
    }

    long getTurnover() {
      lock.lock();
      try {
        return turnover;
      } finally {
        lock.unlock();
      }
    }
  }

  /** Makes transfers of its own random sequence. */
  private final class Teller implements Callable<Integer> {
    private final Random random;
    private final int transfers;

    Teller(int seed, int transfers) {
      random = new Random(seed);
      this.transfers = transfers;
    }

    @Override
    public Integer call() {
      for (int i = 0; i < transfers; i++) {
        Account from = accounts[random.nextInt(ACCOUNTS)];
        Account to = accounts[random.nextInt(ACCOUNTS)];
        if (from != to) {
          transfer(from, to, random.nextInt(100));
        }
      }
      return transfers;
    }
  }

  private void transfer(Account from, Account to, long amount) {
    Account first = from.getNumber() < to.getNumber() ? from : to;
    Account second = first == from ? to : from;
    synchronized (first) {
      synchronized (second) {
        from.withdraw(amount);
        to.deposit(amount);
      }
    }
    from.getBranch().book(amount);
  }

  private long work(int transfers) throws Exception {
    ExecutorService executor = Executors.newFixedThreadPool(TELLERS);
    List<Future<Integer>> tellers = new ArrayList<>();
    for (int t = 0; t < TELLERS; t++) {
      tellers.add(executor.submit(new Teller(t, transfers)));
    }
    for (Future<Integer> teller : tellers) {
      teller.get();
    }
    executor.shutdown();
    long checksum = 0;
    for (Account account : accounts) {
      checksum = 31 * checksum + account.getBalance() + account.getMovements();
    }
    for (Branch branch : branches) {
      checksum = 31 * checksum + branch.getTurnover();
    }
    return checksum;
  }

  /** Lets each teller make that many transfers and answers the checksum. */
  public static long run(int size) throws Exception {
    return new Bank().work(size);
  }

  public static void main(String[] args) throws Exception {
    System.out.println("bank " + run(Size.of(args, 9000000)));
  }
}
