// SPDX-License-Identifier: Apache-2.0
/**
 * The findings' way out: from journals, through suppressions and baseline, to report.json and text.
 */
package dev.heddle.report;
