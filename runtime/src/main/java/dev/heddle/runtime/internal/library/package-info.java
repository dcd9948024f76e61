// SPDX-License-Identifier: Apache-2.0
/** What calls into the library mean: which objects they access, and by which keys threads meet. */
package dev.heddle.runtime.internal.library;
