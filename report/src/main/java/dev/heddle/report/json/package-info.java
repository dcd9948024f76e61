// SPDX-License-Identifier: Apache-2.0
/** Findings and reports as JSON. */
package dev.heddle.report.json;
