// SPDX-License-Identifier: Apache-2.0
/** Reports for people to read. */
package dev.heddle.report.text;
