// SPDX-License-Identifier: Apache-2.0
/**
 * A bank with two bugs, for {@code heddle demo}: {@link bank.Statistics} counts without a lock, and
 * {@link bank.Ledger} shares a {@link java.util.HashMap}. Everything else is done right, each part
 * in another way, and heddle must have nothing to say about it.
 */
package bank;
