// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.language;

import dev.heddle.programs.support.Threads;

/** An inner class writes a private field of its outer object. */
public final class InnerReadsOuter {
  private int secret;

  private final class Inner {
    void write() {
      secret = 1; // race: InnerReadsOuter.secret
    }
  }

  public static void main(String[] args) throws Exception {
    InnerReadsOuter outer = new InnerReadsOuter();
    Inner inner = outer.new Inner();
    Threads.inOrder(inner::write, outer::read);
    System.out.println("done");
  }

  private void read() {
    int read = secret; // race: InnerReadsOuter.secret
  }
}
