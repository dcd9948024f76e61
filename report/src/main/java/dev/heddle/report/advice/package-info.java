// SPDX-License-Identifier: Apache-2.0
/**
 * What to do about a finding, one small class for each kind of advice, and what its evidence means.
 * Text, page and SARIF share it.
 */
package dev.heddle.report.advice;
