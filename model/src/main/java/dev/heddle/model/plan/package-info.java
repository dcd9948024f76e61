// SPDX-License-Identifier: Apache-2.0
/** What a scan has proved, so that a run need not check it, and the file that says so. */
package dev.heddle.model.plan;
