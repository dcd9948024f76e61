// SPDX-License-Identifier: Apache-2.0
/** Reads and writes of what threads may share. */
package dev.heddle.scan.access;
