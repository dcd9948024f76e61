// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.library;

/**
 * What a library method does to an object that is not safe for several threads.
 *
 * @param write whether it changes the object; otherwise it only looks at it
 * @param subject the receiver or an argument
 * @param array whether the subject is an array whose elements are accessed
 * @param from number of the argument with the first index, or 0 for the whole array
 * @param to number of the argument with the index behind the last, or 0 for the whole array
 */
public record Effect(boolean write, Operand subject, boolean array, int from, int to) {}
