// SPDX-License-Identifier: Apache-2.0
/**
 * The library model: what the JDK and other libraries promise to the threads that call them.
 *
 * <p>{@code ModelParser} reads the text format; {@code LibraryModel} answers by class name. The
 * text format is described in {@code docs/library-model.md}. Everything here runs before the
 * checked program starts, so it uses no lambdas, regular expressions or streams.
 */
package dev.heddle.model.library;
