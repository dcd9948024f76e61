// SPDX-License-Identifier: Apache-2.0
/** What variables can refer to: abstract objects, and how they flow. */
package dev.heddle.scan.heap;
