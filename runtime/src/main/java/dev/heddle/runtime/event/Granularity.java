// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.event;

/** What a detector keeps one state for. */
public enum Granularity {
  /** Each field of each object, each static field, each element of an array. */
  FIELD,
  /** Each object with all its fields, each array, the static fields of a class. */
  OBJECT
}
