// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** A MessageDigest is used by two threads under one lock. */
public final class MessageDigestLocked {
  private static final MessageDigest SHARED;

  static {
    try {
      SHARED = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    Threads.run(
        MessageDigestLocked::first, MessageDigestLocked::second, MessageDigestLocked::first);
    System.out.println("done");
  }

  private static void first() {
    synchronized (SHARED) {
      SHARED.update((byte) 1);
    }
  }

  private static void second() {
    synchronized (SHARED) {
      SHARED.update((byte) 2);
    }
  }
}
