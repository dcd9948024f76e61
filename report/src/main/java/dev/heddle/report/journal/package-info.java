// SPDX-License-Identifier: Apache-2.0
/** What each checked JVM writes down as it goes, so that no way of ending it loses a finding. */
package dev.heddle.report.journal;
