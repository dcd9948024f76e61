// SPDX-License-Identifier: Apache-2.0
package bank;

/** How busy the bank is. */
final class Statistics {
  private int transfers;

  void transferMade() {
    transfers++; // Bug: two tellers who do this at once count one transfer.
  }

  int transfers() {
    return transfers;
  }
}
