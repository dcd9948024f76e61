// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.model.finding.Finding;

/** Hears of each new finding the moment it is made, on the thread that made the later access. */
public interface FindingListener {
  /** Nobody. */
  FindingListener NONE =
      new FindingListener() {
        @Override
        public void found(Finding finding) {}
      };

  void found(Finding finding);

  /** The same once more; the finding is the one that was told first. */
  default void again(Finding finding) {}
}
