// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector.lockorder;

/** A lock in the graph of acquisitions; goes with the lock. */
final class LockNode {
  /** Those made while the lock was held. */
  final Acquisitions under = new Acquisitions();

  /** Those that took the lock while others were held. */
  final Acquisitions of = new Acquisitions();
}
