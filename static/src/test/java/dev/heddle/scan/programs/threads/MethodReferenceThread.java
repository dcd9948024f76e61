// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.threads;

/** Two threads made from method references to different methods share a field. */
public final class MethodReferenceThread {
  private int level;

  private void raise() {
    level++; // race: MethodReferenceThread.level
  }

  private void lower() {
    level--; // race: MethodReferenceThread.level
  }

  private synchronized void raiseLocked() {
    level++;
  }

  private synchronized void lowerLocked() {
    level--;
  }

  public static void racy() throws Exception {
    MethodReferenceThread tank = new MethodReferenceThread();
    Thread first = new Thread(tank::raise);
    Thread second = new Thread(tank::lower);
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    MethodReferenceThread tank = new MethodReferenceThread();
    Thread first = new Thread(tank::raiseLocked);
    Thread second = new Thread(tank::lowerLocked);
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
