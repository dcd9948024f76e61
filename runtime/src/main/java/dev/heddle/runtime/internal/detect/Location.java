// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.detect;

import dev.heddle.model.finding.Subject;

/** Something in memory that threads can race for, as a report names it. */
public interface Location {
  Subject subject();
}
