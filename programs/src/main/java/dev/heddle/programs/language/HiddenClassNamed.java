// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.language;

import dev.heddle.programs.support.OwnJvm;
import dev.heddle.programs.support.Threads;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;

/** A class that no agent gets to see works as ever, and the report says that it was not checked. */
// incomplete report
@OwnJvm
public final class HiddenClassNamed {
  /** Only its bytes are used. */
  public static final class Counter implements Runnable {
    private int count;

    @Override
    public synchronized void run() {
      count++;
    }

    @Override
    public synchronized String toString() {
      return "" + count;
    }
  }

  public static void main(String[] args) throws Exception {
    byte[] classFile;
    try (InputStream in =
        HiddenClassNamed.class.getResourceAsStream("HiddenClassNamed$Counter.class")) {
      classFile = in.readAllBytes();
    }
    Class<?> hidden = MethodHandles.lookup().defineHiddenClass(classFile, true).lookupClass();
    Runnable counter = (Runnable) hidden.getDeclaredConstructor().newInstance();
    Threads.run(counter::run, counter::run);
    System.out.println(hidden.isHidden() + " " + counter);
  }
}
