// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.creation;

import java.util.stream.IntStream;

/** A helper either makes the context itself or takes the shared one of its caller. */
public final class InCallee {
  static final class Context {
    int depth;
  }

  private static int descend(Context context, int levels) {
    context.depth += levels; // race: InCallee$Context.depth
    return context.depth; // race: InCallee$Context.depth
  }

  private static int descendFresh(int levels) {
    return descend(new Context(), levels);
  }

  public static void racy() throws Exception {
    Context context = new Context();
    IntStream.range(0, 100).parallel().forEach(i -> descend(context, i));
  }

  public static void safe() throws Exception {
    IntStream.range(0, 100).parallel().forEach(i -> descendFresh(i));
  }
}
