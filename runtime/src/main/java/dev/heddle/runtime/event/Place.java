// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.event;

import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Subject;
import java.util.List;

/** Where in the program something happened: by which calls, and under which locks. */
public interface Place {
  /** Equal for places that are the same, and different for others. */
  long key();

  /** The stack, innermost frame first. */
  List<Frame> frames();

  /** The same with the line at which that subject is accessed, where one place stands for many. */
  default List<Frame> frames(Subject subject) {
    return frames();
  }

  /** Descriptions of the locks that were held, outermost first. */
  List<String> locks();

  /** The field from which the code had got the array or library object; null if unknown. */
  String heldBy();
}
