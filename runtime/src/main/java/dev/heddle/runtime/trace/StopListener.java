// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace;

/** Hears why there will be no more of a trace; the program runs on. */
public interface StopListener {
  /**
   * Called once, and not under the writer's lock.
   *
   * @param reason a few words, such as "No space left on device"
   */
  void stopped(String reason);
}
