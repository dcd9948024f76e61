// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.advice;

import dev.heddle.model.finding.Finding;
import dev.heddle.report.source.Sources;

/** Knows one way to mend findings. */
interface Advisor {
  /** What to do about the finding; null if this way does not fit it. */
  Advice advise(Finding finding, Sources sources);
}
