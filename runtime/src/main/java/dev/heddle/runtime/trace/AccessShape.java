// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace;

import dev.heddle.runtime.event.Location;
import dev.heddle.runtime.event.Place;

/**
 * What accesses of one place to one subject have in common. There is one object for each in a
 * trace, so it may be compared by identity.
 */
public final class AccessShape {
  /** So many bits hold the flags and whether it is a write. */
  static final int BITS = 9;

  public final boolean writes;

  /** Those of {@link dev.heddle.runtime.event.MemoryAccess}. */
  public final int flags;

  public final Location location;
  public final Place place;

  AccessShape(boolean writes, int flags, Location location, Place place) {
    this.writes = writes;
    this.flags = flags;
    this.location = location;
    this.place = place;
  }
}
