// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.programs;

import dev.heddle.bench.programs.raytracer.Scene;
import dev.heddle.bench.programs.raytracer.Tracer;

/** Renders sixty-four spheres; the threads take turns by rows and share only the scene. */
public final class RayTracer {
  private static final int THREADS = 2;

  private final Scene scene = new Scene();
  private final int width;
  private long checksum;

  private RayTracer(int width) {
    this.width = width;
  }

  /** Renders every row of its residue class. */
  private final class Worker implements Runnable {
    private final int first;
    private final int[] row;

    Worker(int first) {
      this.first = first;
      row = new int[width];
    }

    @Override
    public void run() {
      Tracer tracer = new Tracer(scene);
      long sum = 0;
      for (int y = first; y < width; y += THREADS) {
        for (int x = 0; x < width; x++) {
          row[x] = tracer.pixel(2.0 * x / width - 1, 2.0 * y / width - 1);
        }
        for (int pixel : row) {
          sum += (pixel >> 16) + (pixel >> 8 & 0xff) + (pixel & 0xff);
        }
      }
      add(sum);
    }
  }

  private synchronized void add(long sum) {
    checksum += sum;
  }

  private synchronized long checksum() {
    return checksum;
  }

  private long render() throws InterruptedException {
    Thread[] threads = new Thread[THREADS];
    for (int t = 0; t < THREADS; t++) {
      threads[t] = new Thread(new Worker(t), "tracer-" + t);
      threads[t].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    return checksum();
  }

  /** Renders a square picture of that width and answers the checksum. */
  public static long run(int size) throws InterruptedException {
    return new RayTracer(size).render();
  }

  public static void main(String[] args) throws Exception {
    System.out.println("raytracer " + run(Size.of(args, 850)));
  }
}
