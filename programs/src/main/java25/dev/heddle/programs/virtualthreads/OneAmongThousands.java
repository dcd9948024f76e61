// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.virtualthreads;

import java.util.ArrayList;
import java.util.List;

/** One unguarded access among a thousand virtual threads that all lock. */
public final class OneAmongThousands {
  private static int count;

  public static void main(String[] args) throws Exception {
    List<Thread> threads = new ArrayList<>();
    threads.add(Thread.startVirtualThread(OneAmongThousands::unguarded));
    for (int i = 0; i < 1000; i++) {
      threads.add(Thread.startVirtualThread(OneAmongThousands::guarded));
    }
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println("done");
  }

  private static void unguarded() {
    count++; // race: OneAmongThousands.count
  }

  private static synchronized void guarded() {
    count++; // race: OneAmongThousands.count
  }
}
