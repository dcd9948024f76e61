// SPDX-License-Identifier: Apache-2.0
/** Reports as JUnit XML, which every build server shows. */
package dev.heddle.report.junit;
