// SPDX-License-Identifier: Apache-2.0
/** What calls of the JDK do, by the library model, in place of their code. */
package dev.heddle.scan.library;
