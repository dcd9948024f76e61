// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.references;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A finalizer puts its object back into a pool: whoever takes it comes after all its users. */
public final class ResurrectedObject {
  private static final BlockingQueue<Connection> POOL = new LinkedBlockingQueue<>();

  private static final class Connection {
    private int uses;
    private final int[] bytes = new int[8];

    synchronized void use() {
      uses++;
      bytes[3]++;
    }

    @Override
    @SuppressWarnings({"deprecation", "removal"})
    protected void finalize() {
      uses++;
      POOL.add(this);
    }
  }

  public static void main(String[] args) throws Exception {
    useUp();
    Connection back = null;
    for (int i = 0; i < 500 && back == null; i++) {
      System.gc();
      back = POOL.poll(5, TimeUnit.MILLISECONDS);
    }
    Connection found = back;
    Threads.run(found::use, found::use);
    System.out.println(found.uses + " " + found.bytes[3]);
  }

  private static void useUp() throws InterruptedException {
    Connection connection = new Connection();
    Threads.run(connection::use, connection::use);
  }
}
