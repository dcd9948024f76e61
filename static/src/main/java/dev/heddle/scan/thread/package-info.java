// SPDX-License-Identifier: Apache-2.0
/** Who runs code: abstract threads, where they start, and what orders them. */
package dev.heddle.scan.thread;
