// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.event;

import dev.heddle.model.finding.SharedObject;
import dev.heddle.model.finding.Subject;

/** Something in memory that threads can race for, as a report names it. */
public interface Location {
  Subject subject();

  /**
   * Whether nobody could tell from an earlier access which of the two it was to: a report names the
   * location of the latest access only.
   */
  default boolean isLike(Location other) {
    return this == other;
  }

  /**
   * The object that the location is in, or that it is.
   *
   * @param holder the object that contains the location, if the location itself does not know
   * @param heldBy the field from which the code has got an array or library object, if known
   */
  default SharedObject object(Object holder, String heldBy) {
    return null;
  }
}
