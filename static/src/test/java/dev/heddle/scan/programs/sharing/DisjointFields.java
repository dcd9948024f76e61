// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.sharing;

/** Two threads should write different fields of one object but both also write the third. */
public final class DisjointFields {
  static final class Order {
    int price;
    int weight;
    int revision;
  }

  private static void setPrice(Order order) {
    order.price = 100;
    order.revision++; // race: DisjointFields$Order.revision
  }

  private static void setWeight(Order order) {
    order.weight = 3;
    order.revision++; // race: DisjointFields$Order.revision
  }

  public static void racy() throws Exception {
    Order order = new Order();
    Thread first = new Thread(() -> setPrice(order));
    Thread second = new Thread(() -> setWeight(order));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    Order order = new Order();
    Thread first = new Thread(() -> order.price = 100);
    Thread second = new Thread(() -> order.weight = 3);
    first.start();
    second.start();
    first.join();
    second.join();
    order.revision++;
  }
}
