// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

/** A volatile flag passes data on. No race; lock sets know nothing of volatile fields. */
public final class HandedOverByVolatile { // may object-race: HandedOverByVolatile.*
  private volatile boolean isReady;
  private int data;

  private void produce() {
    data = 1; // eraser, racer: HandedOverByVolatile.data; may object-race: HandedOverByVolatile.*
    isReady = true;
  }

  private void consume() {
    while (!isReady) { // may object-race: HandedOverByVolatile.*
      Thread.onSpinWait();
    }
    data++; // eraser, racer: HandedOverByVolatile.data
    System.out.println(data);
  }

  public static void main(String[] args) throws InterruptedException {
    HandedOverByVolatile shared = new HandedOverByVolatile();
    Thread consumer = new Thread(shared::consume);
    Thread producer = new Thread(shared::produce);
    consumer.start();
    producer.start();
    consumer.join();
    producer.join();
  }
}
