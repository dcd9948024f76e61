// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;
import java.text.SimpleDateFormat;
import java.util.Date;

/** The usual cure for SimpleDateFormat: one per thread, in a ThreadLocal. */
public final class FormatPerThread {
  private static final ThreadLocal<SimpleDateFormat> FORMAT =
      ThreadLocal.withInitial(() -> new SimpleDateFormat("yyyy"));

  public static void main(String[] args) throws Exception {
    Threads.run(FormatPerThread::format, FormatPerThread::format);
    System.out.println("done");
  }

  private static void format() {
    if (FORMAT.get().format(new Date(86_400_000L * 365)).length() != 4) {
      throw new AssertionError();
    }
  }
}
