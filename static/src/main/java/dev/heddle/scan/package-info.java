// SPDX-License-Identifier: Apache-2.0
/** Static race detection: from class files to findings, with nothing run. */
package dev.heddle.scan;
