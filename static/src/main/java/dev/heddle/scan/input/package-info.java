// SPDX-License-Identifier: Apache-2.0
/** What is scanned: jars and folders, their classes, method bodies and entry points. */
package dev.heddle.scan.input;
