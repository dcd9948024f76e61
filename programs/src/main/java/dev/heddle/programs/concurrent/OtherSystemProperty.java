// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;

/** Looking at another property hands nothing over. */
public final class OtherSystemProperty {
  private static final String KEY = OtherSystemProperty.class.getName();
  private static int value;

  public static void main(String[] args) throws Exception {
    System.setProperty(KEY + ".other", "set");
    Threads.inOrder(OtherSystemProperty::write, OtherSystemProperty::read);
    System.clearProperty(KEY);
    System.clearProperty(KEY + ".other");
    System.out.println("done");
  }

  private static void write() {
    value = 1; // race: OtherSystemProperty.value
    System.setProperty(KEY, "set");
  }

  private static void read() {
    String other = System.getProperty(KEY + ".other");
    int read = value; // race: OtherSystemProperty.value
  }
}
