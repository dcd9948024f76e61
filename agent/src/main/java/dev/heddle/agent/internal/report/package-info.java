// SPDX-License-Identifier: Apache-2.0
/** Findings on their way out of the checked JVM, and the agent on its way into child JVMs. */
package dev.heddle.agent.internal.report;
