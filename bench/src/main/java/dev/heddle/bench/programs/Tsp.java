// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.programs;

import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Random;

/** Branch and bound for the travelling salesman: threads share a queue of tours and the bound. */
public final class Tsp {
  private static final int THREADS = 2;
  private static final int QUEUED_DEPTH = 4;

  private final int[][] distances;
  private final TourQueue queue = new TourQueue();
  private final Object minimumLock = new Object();
  private volatile int minimum = Integer.MAX_VALUE;

  private Tsp(int cities) {
    distances = new int[cities][cities];
    Random random = new Random(3);
    for (int from = 0; from < cities; from++) {
      for (int to = 0; to < from; to++) {
        distances[from][to] = distances[to][from] = 10 + random.nextInt(990);
      }
    }
  }

  /** The beginning of a tour, ordered by its length so far per city. */
  private static final class Tour implements Comparable<Tour> {
    private final int[] prefix;
    private final int length;

    Tour(int[] prefix, int length) {
      this.prefix = prefix;
      this.length = length;
    }

    int cities() {
      return prefix.length;
    }

    int last() {
      return prefix[prefix.length - 1];
    }

    boolean visits(int city) {
      for (int visited : prefix) {
        if (visited == city) {
          return true;
        }
      }
      return false;
    }

    Tour extended(int city, int distance) {
      int[] longer = new int[prefix.length + 1];
      System.arraycopy(prefix, 0, longer, 0, prefix.length);
      longer[prefix.length] = city;
      return new Tour(longer, length + distance);
    }

    @Override
    public int compareTo(Tour other) {
      return Integer.compare(length * other.cities(), other.length * cities());
    }
  }

  /** The tours still to be looked at; a take waits while another worker may add some. */
  private static final class TourQueue {
    private final PriorityQueue<Tour> tours = new PriorityQueue<>();
    private int working;

    synchronized void add(Tour tour) {
      tours.add(tour);
      notify();
    }

    /** The next tour, or null when all work is done. */
    synchronized Tour take(boolean finishedOne) throws InterruptedException {
      if (finishedOne) {
        working--;
      }
      while (tours.isEmpty()) {
        if (working == 0) {
          notifyAll();
          return null;
        }
        wait();
      }
      working++;
      return tours.poll();
    }
  }

  /** Takes tours, splits the short ones, solves the others in its own arrays. */
  private final class Solver extends Thread {
    private final boolean[] visited = new boolean[distances.length];

    @Override
    public void run() {
      try {
        Tour tour = queue.take(false);
        while (tour != null) {
          if (tour.cities() < Math.min(QUEUED_DEPTH, distances.length)) {
            split(tour);
          } else {
            solve(tour);
          }
          tour = queue.take(true);
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }

    private void split(Tour tour) {
      for (int city = 0; city < distances.length; city++) {
        if (!tour.visits(city)) {
          int distance = distances[tour.last()][city];
          if (tour.length + distance < minimum) {
            queue.add(tour.extended(city, distance));
          }
        }
      }
    }

    private void solve(Tour tour) {
      for (int city = 0; city < visited.length; city++) {
        visited[city] = tour.visits(city);
      }
      visit(tour.last(), tour.cities(), tour.length);
    }

    private void visit(int from, int count, int length) {
      if (count == distances.length) {
        offer(length + distances[from][0]);
        return;
      }
      for (int city = 1; city < distances.length; city++) {
        if (!visited[city] && length + distances[from][city] + cheapest(city) < minimum) {
          visited[city] = true;
          visit(city, count + 1, length + distances[from][city]);
          visited[city] = false;
        }
      }
    }

    private int cheapest(int from) {
      int least = distances[from][0];
      for (int city = 1; city < distances.length; city++) {
        if (city != from && !visited[city]) {
          least = Math.min(least, distances[from][city]);
        }
      }
      return least;
    }
  }

  private void offer(int length) {
    synchronized (minimumLock) {
      if (length < minimum) {
        minimum = length;
      }
    }
  }

  private int solve() throws InterruptedException {
    queue.add(new Tour(new int[] {0}, 0));
    List<Solver> solvers = new ArrayList<>();
    for (int t = 0; t < THREADS; t++) {
      Solver solver = new Solver();
      solvers.add(solver);
      solver.start();
    }
    for (Solver solver : solvers) {
      solver.join();
    }
    return minimum;
  }

  /** Runs with that many cities and answers the length of the shortest tour. */
  public static long run(int size) throws InterruptedException {
    return new Tsp(size).solve();
  }

  public static void main(String[] args) throws Exception {
    System.out.println("tsp " + run(Size.of(args, 16)));
  }
}
