// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.graph;

/** A value that a lambda has captured, as a field of the lambda. */
public record Captured(int index) {
  public static Captured of(int index) {
    return new Captured(index);
  }
}
