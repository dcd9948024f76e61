// SPDX-License-Identifier: Apache-2.0
/**
 * Deadlocks that have happened: looks now and then at the threads that do not get on, and whose
 * locks they wait for.
 */
package dev.heddle.runtime.internal.hang;
