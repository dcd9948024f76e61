// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.heap;

import dev.heddle.scan.thread.Side;

/** What arrays, collections, streams and other holders hold, as fields of them. */
public enum Elements {
  /** Those of which nothing more is known. */
  ALL,
  /** Those that were made or taken by the iterations on one side of a loop. */
  ALPHA,
  BETA,
  /** What a view shows, and what a wrapper passes its calls on to. */
  BACKING,
  /** The task that a thread runs. */
  TASK;

  public static Elements of(Side side) {
    return side == Side.ALPHA ? ALPHA : BETA;
  }
}
