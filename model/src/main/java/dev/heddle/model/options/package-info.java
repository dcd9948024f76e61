// SPDX-License-Identifier: Apache-2.0
/**
 * Heddle's options, declared once for the command line, the agent string, the environment, the
 * properties file and the help text.
 */
package dev.heddle.model.options;
