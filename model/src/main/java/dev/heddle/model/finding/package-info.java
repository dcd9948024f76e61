// SPDX-License-Identifier: Apache-2.0
/** What a report says: findings, what they are about, and the accesses that prove them. */
package dev.heddle.model.finding;
