// SPDX-License-Identifier: Apache-2.0
/** Reports as annotations of GitHub's workflows. */
package dev.heddle.report.github;
