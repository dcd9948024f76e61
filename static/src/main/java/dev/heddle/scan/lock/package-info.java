// SPDX-License-Identifier: Apache-2.0
/** Which locks are held where. */
package dev.heddle.scan.lock;
