// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import dev.heddle.runtime.ThreadState;
import java.util.ArrayList;
import java.util.List;

/** Stands in for the runtime methods that call effects name, and writes down what it is told. */
public final class Recorder {
  static final String NAME = Recorder.class.getName().replace('.', '/');
  static final List<String> EVENTS = new ArrayList<>();

  private Recorder() {}

  public static void saw(Object subject, ThreadState state, long context, int site) {
    EVENTS.add("saw " + subject);
  }

  public static void saw(Object subject, ThreadState state, long context, int site, int tag) {
    EVENTS.add("saw " + subject + " tag " + tag);
  }

  public static void saw(
      Object subject, long first, double second, ThreadState state, long context, int site) {
    EVENTS.add("saw " + subject + " with " + first + " and " + second);
  }
}
