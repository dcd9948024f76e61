// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.creation;

import java.util.function.Supplier;
import java.util.stream.IntStream;

/** A supplier should make a new session for each use but returns a captured one. */
public final class BySupplier {
  static final class Session {
    int requests;
  }

  private static void serve(Supplier<Session> sessions) {
    IntStream.range(0, 40)
        .parallel()
        .forEach(
            i -> {
              Session session = sessions.get();
              session.requests++; // race: BySupplier$Session.requests
            });
  }

  public static void racy() throws Exception {
    Session only = new Session();
    serve(() -> only);
  }

  public static void safe() throws Exception {
    serve(() -> new Session());
  }
}
