// SPDX-License-Identifier: Apache-2.0
package program.acme;

/** A library's class that hands things from thread to thread in ways of its own. */
public final class Mailbox {
  private Object letter;
  private volatile boolean isOpen;
  private boolean isEmptied;

  public synchronized void put(Object newLetter) {
    letter = newLetter;
  }

  public synchronized Object take() {
    return letter;
  }

  public void open() {
    isOpen = true;
  }

  public boolean isOpen() {
    return isOpen;
  }

  /** Not made for two threads. */
  public void empty() {
    isEmptied = true;
  }
}
