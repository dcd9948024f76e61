// SPDX-License-Identifier: Apache-2.0
/**
 * Weaves the calls into the runtime into application classes.
 *
 * <p>The way of a class: {@code WeavingTransformer} gets it from the JVM, {@code ClassSelection}
 * says whether it is the application's, {@code ApplicationWeaver} weaves it method by method with
 * {@code MethodWeaver}, which hands each instruction to the class for its kind, and {@code
 * ShadowMembers} adds the fields that remember accesses.
 */
package dev.heddle.agent.internal.weave;
