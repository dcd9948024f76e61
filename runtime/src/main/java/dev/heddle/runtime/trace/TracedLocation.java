// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace;

import dev.heddle.model.finding.Subject;
import dev.heddle.runtime.event.Location;

/** Stands for all locations that reports call the same: a trace knows no objects. */
record TracedLocation(Subject subject) implements Location {}
