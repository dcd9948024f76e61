// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.finding;

import java.util.List;

/**
 * One of the accesses that prove a finding: what was done, by which thread, where, holding what.
 *
 * @param operation what the access did to the subject
 * @param thread the thread's name
 * @param threadStartedAt stack of the call that started the thread, innermost first; empty if
 *     unknown
 * @param locks locks held, in the order taken, each as {@code class@number (file:line)}
 * @param stack the access's own stack, innermost first; empty if unknown
 */
public record Access(
    Operation operation,
    String thread,
    List<Frame> threadStartedAt,
    List<String> locks,
    List<Frame> stack) {

  public Access {
    threadStartedAt = List.copyOf(threadStartedAt);
    locks = List.copyOf(locks);
    stack = List.copyOf(stack);
  }

  /** What an access does; {@link #toString()} is the word that reports use. */
  public enum Operation {
    READ("read", "read"),
    WRITE("write", "written"),
    LOCK("lock", "locked");

    private final String word;
    private final String participle;

    Operation(String word, String participle) {
      this.word = word;
      this.participle = participle;
    }

    /** The form that fits "is … by thread": read, written, locked. */
    public String participle() {
      return participle;
    }

    @Override
    public String toString() {
      return word;
    }
  }
}
