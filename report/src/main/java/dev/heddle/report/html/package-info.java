// SPDX-License-Identifier: Apache-2.0
/** The report page: its parts are resources beside this package, its data is put in here. */
package dev.heddle.report.html;
