// SPDX-License-Identifier: Apache-2.0
/** Tells the events of the run, as they happen, to a detector by name and to a trace. */
package dev.heddle.runtime.internal.tap;
