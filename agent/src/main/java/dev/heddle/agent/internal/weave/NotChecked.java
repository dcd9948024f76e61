// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

/** Hears what could not be woven, so that a report never looks more complete than it is. */
public interface NotChecked {
  /** One line for the report, like {@code method a.b.C.m(int): too large to check}. */
  void add(String text);
}
