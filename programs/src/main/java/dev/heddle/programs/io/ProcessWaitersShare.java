// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.io;

import dev.heddle.programs.support.Threads;

/** Two threads that see one process end are not ordered by that. */
public final class ProcessWaitersShare {
  private static int count;

  public static void main(String[] args) throws Exception {
    Process process = new ProcessBuilder("echo").start();
    Threads.inOrder(() -> first(process), () -> second(process));
    System.out.println("done");
  }

  private static void first(Process process) throws Exception {
    process.waitFor();
    count++; // race: ProcessWaitersShare.count
  }

  private static void second(Process process) throws Exception {
    process.waitFor();
    count++; // race: ProcessWaitersShare.count
  }
}
