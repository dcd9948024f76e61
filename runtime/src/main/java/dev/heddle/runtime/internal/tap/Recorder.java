// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.tap;

import dev.heddle.runtime.event.Actor;
import dev.heddle.runtime.event.Detector;
import dev.heddle.runtime.event.MemoryAccess;

/**
 * Takes down the events of a run, one at a time: those of a detector, and the accesses with the
 * object that contains the location.
 */
public interface Recorder extends Detector {
  @Override
  default String name() {
    return "recorder";
  }

  /** An access to one location; parts of one object have different numbers. */
  void access(MemoryAccess access, Object object, long part);

  /** An access to elements of an array at equal distances. */
  void access(MemoryAccess access, Object array, int first, int step, int count);

  /** An atomic access to one location is about to happen. */
  void beginning(Actor actor, Object object, long part);

  /** The program is at its end. */
  void close();
}
