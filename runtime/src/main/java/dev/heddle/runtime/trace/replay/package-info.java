// SPDX-License-Identifier: Apache-2.0
/** Runs a detector over the events of a trace. One thread does it all. */
package dev.heddle.runtime.trace.replay;
