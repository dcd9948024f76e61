// SPDX-License-Identifier: Apache-2.0
/**
 * The order in which threads take locks, and the cycles in it: a thread's {@code Life} says with
 * whom it can run at the same time, an {@code Acquisition} which locks were held when another was
 * taken, and {@code LockOrder} looks for acquisitions that can wait for each other.
 */
package dev.heddle.runtime.detector.lockorder;
