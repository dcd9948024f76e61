// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.library;

import java.util.List;

/**
 * One hook: what is told to the runtime, about which object, and when it counts.
 *
 * @param verb what is told
 * @param key the object that threads meet at
 * @param conditions when it counts: if all of them hold
 */
public record Action(Verb verb, Operand key, List<Condition> conditions) {}
