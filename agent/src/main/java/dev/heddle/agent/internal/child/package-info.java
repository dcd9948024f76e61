// SPDX-License-Identifier: Apache-2.0
/** The agent's way from a checked JVM into the JVMs that it starts. */
package dev.heddle.agent.internal.child;
