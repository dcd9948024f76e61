// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.programs;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/** Books orders into maps of small objects; threads share a catalogue and merge at the end. */
public final class ObjectsAndMaps {
  private static final int THREADS = 2;
  private static final int PRODUCTS = 5000;
  private static final int CUSTOMERS = 20000;

  private final Map<Integer, Product> catalogue = new ConcurrentHashMap<>();
  private final TreeMap<Integer, Long> revenue = new TreeMap<>();

  private ObjectsAndMaps() {
    for (int i = 0; i < PRODUCTS; i++) {
      catalogue.put(i, new Product(i, 1 + i % 97));
    }
  }

  /** Something for sale; not changed after it was put into the catalogue. */
  private static final class Product {
    private int number;
    private int price;

    Product(int number, int price) {
      this.number = number;
      this.price = price;
    }

    int getNumber() {
      return number;
    }

    int getPrice() {
      return price;
    }
  }

  /** Who bought in which region: a key with equality by value. */
  private static final class CustomerKey {
    private final int customer;
    private final int region;

    CustomerKey(int customer, int region) {
      this.customer = customer;
      this.region = region;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof CustomerKey key && customer == key.customer && region == key.region;
    }

    @Override
    public int hashCode() {
      return 31 * customer + region;
    }
  }

  /** The head of a list of order lines and its running totals. */
  private static final class Account {
    private OrderLine newest;
    private int lines;
    private long total;

    void add(Product product, int quantity) {
      newest = new OrderLine(product, quantity, newest);
      lines++;
      total += newest.amount();
      if (lines > 20) {
        settle();
      }
    }

    private void settle() {
      long sum = 0;
      for (OrderLine line = newest; line != null; line = line.getNext()) {
        sum += line.amount();
      }
      total = total - sum / 100;
      newest = null;
      lines = 0;
    }

    long getTotal() {
      return total;
    }
  }

  /** One line of an order, linked to the line before. */
  private static final class OrderLine {
    private Product product;
    private int quantity;
    private OrderLine next;

    OrderLine(Product product, int quantity, OrderLine next) {
      this.product = product;
      this.quantity = quantity;
      this.next = next;
    }

    long amount() {
      return (long) product.getPrice() * quantity;
    }

    OrderLine getNext() {
      return next;
    }
  }

  /** Books one stream of orders into maps of its own. */
  private final class Clerk extends Thread {
    private final Random random;
    private final int orders;
    private final Map<CustomerKey, Account> accounts = new HashMap<>();

    Clerk(int seed, int orders) {
      random = new Random(seed);
      this.orders = orders;
    }

    @Override
    public void run() {
      for (int i = 0; i < orders; i++) {
        int customer = random.nextInt(CUSTOMERS);
        CustomerKey key = new CustomerKey(customer, customer % 7);
        Account account = accounts.computeIfAbsent(key, k -> new Account());
        Product product = Objects.requireNonNull(catalogue.get(random.nextInt(PRODUCTS)));
        account.add(product, 1 + product.getNumber() % 5);
      }
      merge(accounts);
    }
  }

  private void merge(Map<CustomerKey, Account> accounts) {
    synchronized (revenue) {
      for (Map.Entry<CustomerKey, Account> entry : accounts.entrySet()) {
        revenue.merge(entry.getKey().customer, entry.getValue().getTotal(), Long::sum);
      }
    }
  }

  private long work(int orders) throws InterruptedException {
    List<Clerk> clerks = new ArrayList<>();
    for (int t = 0; t < THREADS; t++) {
      Clerk clerk = new Clerk(t, orders);
      clerk.start();
      clerks.add(clerk);
    }
    for (Clerk clerk : clerks) {
      clerk.join();
    }
    long checksum = 0;
    for (Map.Entry<Integer, Long> entry : revenue.entrySet()) {
      checksum = checksum * 31 + entry.getKey() * entry.getValue();
    }
    return checksum;
  }

  /** Books that many orders in each thread and answers the checksum. */
  public static long run(int size) throws InterruptedException {
    return new ObjectsAndMaps().work(size);
  }

  public static void main(String[] args) throws Exception {
    System.out.println("objects-and-maps " + run(Size.of(args, 2000000)));
  }
}
