// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.loops;

import java.util.stream.IntStream;

/** The body of the loop is a method reference to a method with shared state. */
public final class MethodReferenceBody {
  private int checksum;

  private void update(int value) {
    checksum = 31 * checksum + value; // race: MethodReferenceBody.checksum
  }

  private synchronized void updateLocked(int value) {
    checksum = 31 * checksum + value;
  }

  public static void racy() throws Exception {
    MethodReferenceBody digest = new MethodReferenceBody();
    IntStream.range(0, 64).parallel().forEach(digest::update);
  }

  public static void safe() throws Exception {
    MethodReferenceBody digest = new MethodReferenceBody();
    IntStream.range(0, 64).parallel().forEach(digest::updateLocked);
  }
}
