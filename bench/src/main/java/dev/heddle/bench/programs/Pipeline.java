// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.programs;

import java.util.Random;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** Producer, filter and consumer: messages travel through a blocking queue and a buffer. */
public final class Pipeline {
  private static final int CAPACITY = 256;
  private static final Message END = new Message(-1);

  private final BlockingQueue<Message> raw = new ArrayBlockingQueue<>(CAPACITY);
  private final Buffer cooked = new Buffer(CAPACITY);

  private Pipeline() {}

  /** A parcel of samples that each stage changes and hands on. */
  private static final class Message {
    private final int number;
    private final int[] samples = new int[64];
    private double mean;
    private int peak;

    Message(int number) {
      this.number = number;
    }

    void fill(Random random) {
      for (int i = 0; i < samples.length; i++) {
        samples[i] = random.nextInt(1 << 16);
      }
    }

    void smooth() {
      int previous = samples[0];
      long sum = 0;
      for (int i = 0; i < samples.length; i++) {
        int smoothed = (3 * previous + samples[i]) / 4;
        samples[i] = smoothed;
        previous = smoothed;
        sum += smoothed;
        peak = Math.max(peak, smoothed);
      }
      mean = (double) sum / samples.length;
    }

    long digest() {
      long digest = number;
      for (int sample : samples) {
        digest = digest * 31 + sample;
      }
      return digest + peak + Math.round(mean * 1000);
    }
  }

  /** A bounded buffer with a monitor and its two wait conditions. */
  private static final class Buffer {
    private final Message[] slots;
    private int first;
    private int count;

    Buffer(int capacity) {
      slots = new Message[capacity];
    }

    synchronized void put(Message message) throws InterruptedException {
      while (count == slots.length) {
        wait();
      }
      slots[(first + count) % slots.length] = message;
      count++;
      if (count == 1) {
        notifyAll();
      }
    }

    synchronized Message take() throws InterruptedException {
      while (count == 0) {
        wait();
      }
      Message message = slots[first];
      slots[first] = null;
      first = (first + 1) % slots.length;
      count--;
      if (count == slots.length - 1) {
        notifyAll();
      }
      return message;
    }
  }

  private void produce(int messages) throws InterruptedException {
    Random random = new Random(99);
    for (int number = 0; number < messages; number++) {
      Message message = new Message(number);
      message.fill(random);
      raw.put(message);
    }
    raw.put(END);
  }

  private void filter() throws InterruptedException {
    Message message = raw.take();
    while (message != END) {
      message.smooth();
      cooked.put(message);
      message = raw.take();
    }
    cooked.put(END);
  }

  private long consume() throws InterruptedException {
    long digest = 0;
    Message message = cooked.take();
    while (message != END) {
      digest = digest * 17 + message.digest();
      message = cooked.take();
    }
    return digest;
  }

  /** A stage of the pipeline. */
  private interface Stage {
    void run() throws InterruptedException;
  }

  private static void start(String name, Stage stage) {
    Runnable body =
        () -> {
          try {
            stage.run();
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
        };
    new Thread(body, name).start();
  }

  /** Sends that many messages and answers the checksum. */
  public static long run(int size) throws InterruptedException {
    Pipeline pipeline = new Pipeline();
    start("producer", () -> pipeline.produce(size));
    start("filter", pipeline::filter);
    return pipeline.consume();
  }

  public static void main(String[] args) throws Exception {
    System.out.println("pipeline " + run(Size.of(args, 2000000)));
  }
}
