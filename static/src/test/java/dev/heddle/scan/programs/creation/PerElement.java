// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.creation;

import java.util.ArrayList;
import java.util.List;

/** Every element should get its own tag, but the racy variant gives all the same one. */
public final class PerElement {
  static final class Tag {
    int reads;
  }

  static final class Book {
    Tag tag;
  }

  private static List<Book> shelf() {
    List<Book> books = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      books.add(new Book());
    }
    return books;
  }

  public static void racy() throws Exception {
    Tag tag = new Tag();
    shelf().parallelStream()
        .forEach(
            book -> {
              book.tag = tag;
              book.tag.reads++; // race: PerElement$Tag.reads
            });
  }

  public static void safe() throws Exception {
    shelf().parallelStream()
        .forEach(
            book -> {
              book.tag = new Tag();
              book.tag.reads++;
            });
  }
}
