// SPDX-License-Identifier: Apache-2.0
/**
 * The detectors by name, each an algorithm over the events of a run. They know nothing of how the
 * program is watched, so they run in its JVM as well as over a trace.
 */
package dev.heddle.runtime.detector;
