// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.library;

/**
 * What a library method does to an object that is not safe for several threads.
 *
 * @param write whether it changes the object; otherwise it only looks at it
 * @param argument number of the argument that is meant, counted from 1; 0 for the receiver
 * @param array whether the elements of an array are accessed; otherwise the object as a whole
 * @param from number of the argument with the first index; 0 if that is the array's first
 * @param to number of the argument with the index behind the last; 0 if there is none
 * @param count number of the argument with the number of elements; 0 if there is none
 * @param at number of the argument with the index of the only element; 0 if there is none
 * @param onlyIf the boolean field of the receiver that must be true for a write, or else it is a
 *     read; null for always
 */
public record Effect(
    boolean write,
    int argument,
    boolean array,
    int from,
    int to,
    int count,
    int at,
    String onlyIf) {}
