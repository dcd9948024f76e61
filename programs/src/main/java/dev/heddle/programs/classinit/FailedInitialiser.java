// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.classinit;

import dev.heddle.programs.support.Threads;

/** A failing initialiser fails for everybody as ever; what it wrote is seen by nobody else. */
public final class FailedInitialiser {
  public static void main(String[] args) throws Exception {
    Threads.inOrder(FailedInitialiser::use, FailedInitialiser::use);
    System.out.println("done");
  }

  private static void use() {
    try {
      Failing.touch();
    } catch (LinkageError e) {
      System.out.println(e.getClass().getName());
    }
  }

  private static final class Failing {
    static int attempts;

    static {
      attempts++;
      fail();
    }

    static void fail() {
      throw new IllegalStateException("on purpose");
    }

    static void touch() {
      attempts++;
    }
  }
}
