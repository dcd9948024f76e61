// SPDX-License-Identifier: Apache-2.0
/** Which findings the user wants to hear of: suppressions and baseline. */
package dev.heddle.report.select;
