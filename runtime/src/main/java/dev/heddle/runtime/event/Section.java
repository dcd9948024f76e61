// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.event;

/**
 * Reads that a thread makes under an optimistic stamp. They count once the stamp was validated, or
 * if it never is; they are thrown away if the validation fails.
 */
public class Section extends Participant {}
