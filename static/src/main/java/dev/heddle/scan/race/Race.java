// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.race;

import dev.heddle.scan.access.Access;
import dev.heddle.scan.heap.AbstractObject;

/** Two accesses to an object that can be made at the same time; the first one writes. */
public record Race(AbstractObject object, Access one, Access other) {}
