// SPDX-License-Identifier: Apache-2.0
/** The checked program's source, where it can be found. */
package dev.heddle.report.source;
