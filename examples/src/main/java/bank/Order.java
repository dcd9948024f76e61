// SPDX-License-Identifier: Apache-2.0
package bank;

/** A customer's order; immutable, so that tellers may pass it around. */
record Order(Account from, Account to, long amount) {}
