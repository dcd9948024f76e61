// SPDX-License-Identifier: Apache-2.0
/**
 * The events of a run, as every detector sees them: live, or read again from a trace. Nothing here
 * knows how the program is watched.
 */
package dev.heddle.runtime.event;
