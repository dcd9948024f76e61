// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.programs;

import dev.heddle.bench.programs.moldyn.Simulation;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Molecular dynamics: each thread sums forces into arrays of its own, then moves its atoms. */
public final class MolDyn {
  private static final int THREADS = 2;

  private MolDyn() {}

  /** Runs with that many cells along each edge and answers the energy as checksum. */
  public static long run(int size) throws InterruptedException, ExecutionException {
    Simulation simulation = new Simulation(size, THREADS);
    List<FutureTask<Void>> tasks = new ArrayList<>();
    for (int t = 0; t < THREADS; t++) {
      int thread = t;
      FutureTask<Void> task =
          new FutureTask<>(
              () -> {
                simulation.work(thread);
                return null;
              });
      tasks.add(task);
      new Thread(task, "moldyn-" + t).start();
    }
    for (FutureTask<Void> task : tasks) {
      task.get();
    }
    return Math.round(simulation.energy() * 1e6);
  }

  public static void main(String[] args) throws Exception {
    System.out.println("moldyn " + run(Size.of(args, 10)));
  }
}
