// SPDX-License-Identifier: Apache-2.0
/**
 * The events of a run in a file: written inside the checked program, read again by whoever wants to
 * look at them later. {@code docs/trace-format.md} describes the file.
 *
 * <p>The writing half runs on the checked program's threads: a lock of its own, no lambdas, nothing
 * that the program could meet.
 */
package dev.heddle.runtime.trace;
