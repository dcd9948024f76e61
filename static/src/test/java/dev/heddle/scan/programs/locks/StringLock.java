// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.locks;

/** Equal string literals are one lock, two different ones are not. */
public final class StringLock {
  private static int edits;

  private static void edit() {
    synchronized ("edit") {
      edits++; // race: StringLock.edits
    }
  }

  private static void undo() {
    synchronized ("undo") {
      edits--; // race: StringLock.edits
    }
  }

  private static void editSafely() {
    synchronized ("document") {
      edits++;
    }
  }

  private static void undoSafely() {
    synchronized ("document") {
      edits--;
    }
  }

  public static void racy() throws Exception {
    Thread first = new Thread(() -> edit());
    Thread second = new Thread(() -> undo());
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    Thread first = new Thread(() -> editSafely());
    Thread second = new Thread(() -> undoSafely());
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
