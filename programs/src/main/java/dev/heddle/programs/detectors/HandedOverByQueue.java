// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** A message goes through a queue and is changed by its receiver. No race; lock sets report it. */
public final class HandedOverByQueue {
  private int value;

  public static void main(String[] args) throws InterruptedException {
    BlockingQueue<HandedOverByQueue> queue = new ArrayBlockingQueue<>(1);
    Thread receiver =
        new Thread(
            () -> {
              try {
                HandedOverByQueue message = queue.take();
                message.value++; // eraser, racer: HandedOverByQueue.value
                System.out.println(message.value);
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    receiver.start();
    HandedOverByQueue message = new HandedOverByQueue();
    message.value = 1; // eraser, racer: HandedOverByQueue.value
    queue.put(message);
    receiver.join();
  }
}
