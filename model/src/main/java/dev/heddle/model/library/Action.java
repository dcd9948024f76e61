// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.library;

/**
 * One hook: what is told to the runtime, about which object, and when it counts.
 *
 * @param verb what is told
 * @param key the object that threads meet at
 * @param condition when it counts, or null for always
 */
public record Action(Verb verb, Operand key, Condition condition) {}
