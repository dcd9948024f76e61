// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace;

/** What a run has so many of that a reader must hear when one has died. */
public enum Mortal {
  OBJECT,
  LOCK,
  CHANNEL,
  ACTOR
}
