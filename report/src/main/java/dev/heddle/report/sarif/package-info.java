// SPDX-License-Identifier: Apache-2.0
/** Reports as SARIF 2.1.0, for code scanning services and editors. */
package dev.heddle.report.sarif;
