// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.threads;

/** The thread that is joined before the read is not the one that writes. */
public final class WrongThreadJoined {
  static final class Page {
    int words;
  }

  private static void count(Page page) {
    page.words = 300; // race: WrongThreadJoined$Page.words
  }

  public static void racy() throws Exception {
    Page page = new Page();
    Thread counter = new Thread(() -> count(page));
    Thread printer = new Thread(() -> System.out.println("printing"));
    counter.start();
    printer.start();
    printer.join();
    System.out.println(page.words); // race: WrongThreadJoined$Page.words
    counter.join();
  }

  public static void safe() throws Exception {
    Page page = new Page();
    Thread counter = new Thread(() -> count(page));
    Thread printer = new Thread(() -> System.out.println("printing"));
    counter.start();
    printer.start();
    counter.join();
    System.out.println(page.words);
    printer.join();
  }
}
