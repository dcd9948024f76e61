// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.event;

/**
 * A thread that waits for a lock and will never get it.
 *
 * @param lock what it waits for
 * @param place where it waits, and what it holds meanwhile
 */
public record Waiting(Actor actor, Lock lock, Place place) {}
