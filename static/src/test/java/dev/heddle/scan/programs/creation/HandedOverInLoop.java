// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.creation;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** Each round makes a parcel, fills it and hands it over; or fills it when it is gone. */
public final class HandedOverInLoop {
  private final BlockingQueue<Parcel> queue = new ArrayBlockingQueue<>(4);

  private static final class Parcel {
    private final int[] samples = new int[8];
    private int weight;

    void fill(int value) {
      samples[0] = value;
    }
  }

  private void send() throws InterruptedException {
    for (int i = 0; i < 10; i++) {
      Parcel parcel = new Parcel();
      queue.put(parcel);
      parcel.weight = i; // race: HandedOverInLoop$Parcel.weight
      parcel.fill(i);
    }
  }

  private void sendFilled() throws InterruptedException {
    for (int i = 0; i < 10; i++) {
      Parcel parcel = new Parcel();
      parcel.weight = i;
      parcel.fill(i);
      queue.put(parcel);
    }
  }

  private long receive() throws InterruptedException {
    long sum = 0;
    for (int i = 0; i < 10; i++) {
      Parcel parcel = queue.take();
      sum += parcel.weight; // race: HandedOverInLoop$Parcel.weight
    }
    return sum;
  }

  private interface Stage {
    void run() throws InterruptedException;
  }

  private static void start(Stage stage) {
    new Thread(
            () -> {
              try {
                stage.run();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            })
        .start();
  }

  public static void racy() throws Exception {
    HandedOverInLoop line = new HandedOverInLoop();
    start(line::send);
    line.receive();
  }

  public static void safe() throws Exception {
    HandedOverInLoop line = new HandedOverInLoop();
    start(line::sendFilled);
    line.receive();
  }
}
