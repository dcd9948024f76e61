// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

/**
 * The checks of {@link Fields} and {@link Cells} for methods in which every byte counts: these take
 * the least that must be said, and find the rest themselves.
 */
public final class ShortCalls {
  private ShortCalls() {}

  public static void read(Object owner, int site) {
    ThreadState thread = ThreadState.current();
    Fields.read(owner, thread, thread.context, site);
  }

  public static void write(Object owner, int site) {
    ThreadState thread = ThreadState.current();
    Fields.write(owner, thread, thread.context, site);
  }

  public static void readStatic(int site) {
    ThreadState thread = ThreadState.current();
    Fields.readStatic(thread, thread.context, site);
  }

  public static void writeStatic(int site) {
    ThreadState thread = ThreadState.current();
    Fields.writeStatic(thread, thread.context, site);
  }

  public static void readElement(Object array, int index, int site) {
    ThreadState thread = ThreadState.current();
    Cells.read(array, index, thread, thread.context, site);
  }

  public static void writeElement(Object array, int index, int site) {
    ThreadState thread = ThreadState.current();
    Cells.write(array, index, thread, thread.context, site);
  }
}
