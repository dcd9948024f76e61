// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.support;

/** What a thread of a test program does; it may throw whatever the constructs under test throw. */
@FunctionalInterface
public interface Body {
  /** Does the work of one thread. */
  void run() throws Exception;
}
