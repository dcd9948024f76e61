// SPDX-License-Identifier: Apache-2.0
/** A happens-before detector without any tricks, against which the real one is tested. */
package dev.heddle.runtime.internal.oracle;
