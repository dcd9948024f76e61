// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.language;

import dev.heddle.programs.support.Threads;

/** Inner classes guard the outer object's fields by the outer object's monitor. */
public final class InnerLocksOuter {
  private int secret;

  private final class Inner {
    private int own;

    void write() {
      synchronized (InnerLocksOuter.this) {
        secret++;
      }
      own++;
    }
  }

  public static void main(String[] args) throws Exception {
    InnerLocksOuter outer = new InnerLocksOuter();
    Threads.run(outer.new Inner()::write, outer.new Inner()::write);
    System.out.println(outer.secret);
  }
}
