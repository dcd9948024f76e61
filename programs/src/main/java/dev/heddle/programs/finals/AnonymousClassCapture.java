// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.finals;

import dev.heddle.programs.support.Threads;

/** What an anonymous class captures is kept in final fields and frozen with them. */
public final class AnonymousClassCapture {
  private static Runnable shared;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(AnonymousClassCapture::publish, AnonymousClassCapture::read);
    System.out.println("done");
  }

  private static void publish() {
    int[] captured = {41};
    shared = // race: AnonymousClassCapture.shared
        new Runnable() {
          @Override
          public void run() {
            if (captured[0] != 41) {
              throw new AssertionError();
            }
          }
        };
  }

  private static void read() {
    Runnable runnable = shared; // race: AnonymousClassCapture.shared
    runnable.run();
  }
}
