// SPDX-License-Identifier: Apache-2.0
/**
 * Puts the library model to work.
 *
 * <p>{@code JdkHooks} weaves the hooks into library classes, most of them the JDK's, which are
 * loaded already and are woven again: {@code ClassScan} looks the class over, to find the methods
 * in which {@code HookPoints} are, {@code HookWeaver} writes it anew, with one visitor for each
 * kind of hook, and {@code ActionWriter} writes the calls themselves. {@code LibraryCalls} tells
 * the application weaver which calls are accesses to thread-unsafe objects.
 */
package dev.heddle.agent.internal.jdk;
