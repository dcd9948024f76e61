// SPDX-License-Identifier: Apache-2.0
/** Which fields only one thread accesses in each object. */
package dev.heddle.scan.sharing;
