// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.publication;

import dev.heddle.programs.support.Threads;

/**
 * The racy single-check idiom of String.hashCode: harmless perhaps, but a data race all the same.
 */
public final class CachedHash {
  private final String text = "text";
  private int hash;

  public static void main(String[] args) throws Exception {
    CachedHash shared = new CachedHash();
    Threads.inOrder(shared::hashCode, shared::hashCode);
    System.out.println("done");
  }

  @Override
  public int hashCode() {
    int local = hash; // race: CachedHash.hash
    if (local == 0) {
      local = text.length();
      hash = local; // race: CachedHash.hash
    }
    return local;
  }
}
