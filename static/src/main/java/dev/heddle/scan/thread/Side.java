// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.thread;

/** One of the two abstract threads that stand for all that run the same code at the same time. */
public enum Side {
  ALPHA,
  BETA;

  public Side other() {
    return this == ALPHA ? BETA : ALPHA;
  }
}
