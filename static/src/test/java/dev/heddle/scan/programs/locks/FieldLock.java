// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.locks;

/** Two methods of one object lock two different fields of it. */
public final class FieldLock {
  private final Object readLock = new Object();
  private final Object writeLock = new Object();
  private int version;

  private void bump() {
    synchronized (writeLock) {
      version++; // race: FieldLock.version
    }
  }

  private void reset() {
    synchronized (readLock) {
      version = 0; // race: FieldLock.version
    }
  }

  private void bumpSafely() {
    synchronized (writeLock) {
      version++;
    }
  }

  private void resetSafely() {
    synchronized (writeLock) {
      version = 0;
    }
  }

  public static void racy() throws Exception {
    FieldLock document = new FieldLock();
    Thread first = new Thread(document::bump);
    Thread second = new Thread(document::reset);
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    FieldLock document = new FieldLock();
    Thread first = new Thread(document::bumpSafely);
    Thread second = new Thread(document::resetSafely);
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
