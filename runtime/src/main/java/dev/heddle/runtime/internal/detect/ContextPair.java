// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.detect;

import dev.heddle.model.finding.Subject;

/** Two contexts that raced for a location; cheap to look up however often they race. */
record ContextPair(
    String detector,
    Subject subject,
    long laterKey,
    boolean laterWrites,
    long earlierKey,
    boolean earlierWrites) {
  @Override
  public boolean equals(Object other) {
    return other instanceof ContextPair pair
        && laterKey == pair.laterKey
        && earlierKey == pair.earlierKey
        && laterWrites == pair.laterWrites
        && earlierWrites == pair.earlierWrites
        && detector.equals(pair.detector)
        && subject.equals(pair.subject);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(laterKey * 31 + earlierKey) * 31 + subject.hashCode();
  }
}
