// SPDX-License-Identifier: Apache-2.0
/** The command line: one class for each command. */
package dev.heddle.cli;
