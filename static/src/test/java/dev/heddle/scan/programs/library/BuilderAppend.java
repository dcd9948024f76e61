// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

/** Two threads append to a StringBuilder where a StringBuffer is safe. */
public final class BuilderAppend {
  public static void racy() throws Exception {
    StringBuilder text = new StringBuilder();
    Runnable writer =
        () -> {
          text.append("thread "); // race: java.lang.StringBuilder
        };
    Thread first = new Thread(writer);
    Thread second = new Thread(writer);
    first.start();
    second.start();
    first.join();
    second.join();
    System.out.println(text);
  }

  public static void safe() throws Exception {
    StringBuffer text = new StringBuffer();
    Runnable writer =
        () -> {
          text.append("thread ");
        };
    Thread first = new Thread(writer);
    Thread second = new Thread(writer);
    first.start();
    second.start();
    first.join();
    second.join();
    System.out.println(text);
  }
}
