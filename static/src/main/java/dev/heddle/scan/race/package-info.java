// SPDX-License-Identifier: Apache-2.0
/** Pairs of accesses that nothing orders, and the findings made of them. */
package dev.heddle.scan.race;
