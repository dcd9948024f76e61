// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.event;

/**
 * Something by which what one thread has done becomes known to another: a volatile field, a lock
 * that is given back and taken, a task that is submitted and run, an element of a queue.
 */
public class Channel extends Participant {}
