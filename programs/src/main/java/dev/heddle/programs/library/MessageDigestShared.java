// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** A MessageDigest is not thread-safe, and is used by two threads without a lock. */
public final class MessageDigestShared {
  private static final MessageDigest SHARED;

  static {
    try {
      SHARED = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    Threads.inOrder(MessageDigestShared::first, MessageDigestShared::second);
    System.out.println("done");
  }

  private static void first() {
    SHARED.update((byte) 1); // race: java.security.MessageDigest
  }

  private static void second() {
    SHARED.update((byte) 2); // race: java.security.MessageDigest
  }
}
