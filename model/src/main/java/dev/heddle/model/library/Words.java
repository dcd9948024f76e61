// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.library;

import java.nio.charset.StandardCharsets;

/**
 * The words of a model file, line by line. Commas and colons outside parentheses stand alone. This
 * runs before anything is compiled: each character is looked at once, in the encoding of the file.
 */
final class Words {
  private static final byte BLANK = 1;
  private static final byte LINE_END = 2;
  private static final byte COMMENT = 3;
  private static final byte MARK = 4;
  private static final byte OPEN = 5;
  private static final byte CLOSE = 6;

  /** Of a character outside ASCII: it stands in words like any other, but takes several bytes. */
  private static final byte WIDE = 7;

  /** What each byte means; 0 for those that words are made of. */
  private static final byte[] MEANINGS = new byte[256];

  static {
    for (int i = 0; i <= ' '; i++) {
      MEANINGS[i] = BLANK;
    }
    for (int i = 128; i < 256; i++) {
      MEANINGS[i] = WIDE;
    }
    MEANINGS['\n'] = LINE_END;
    MEANINGS['#'] = COMMENT;
    MEANINGS[','] = MARK;
    MEANINGS[':'] = MARK;
    MEANINGS['('] = OPEN;
    MEANINGS[')'] = CLOSE;
  }

  private final String file;
  private final byte[] text;
  private final int end;
  private int position;
  private int line;
  private String[] words = new String[16];
  private int count;
  private int next;
  private boolean hasColon;

  /**
   * @param text in UTF-8
   */
  Words(String file, byte[] text) {
    this(file, text, 0, text.length);
  }

  /** Of a part of the text. */
  Words(String file, byte[] text, int from, int to) {
    this.file = file;
    this.text = text;
    this.position = from;
    this.end = to;
  }

  /** The first line that comes has that number. */
  void startAt(int firstLine) {
    line = firstLine - 1;
  }

  /** Goes to the next line that says something; false at the end of the file. */
  boolean nextLine() {
    while (position < end) {
      line++;
      split();
      if (count > 0) {
        return true;
      }
    }
    return false;
  }

  /** Takes the words of the line at the present position and goes to the next line. */
  private void split() {
    count = 0;
    next = 0;
    hasColon = false;
    while (position < end) {
      switch (MEANINGS[text[position] & 0xff]) {
        case LINE_END -> {
          position++;
          return;
        }
        case COMMENT -> skipComment();
        case BLANK -> position++;
        case MARK -> {
          boolean isColon = text[position] == ':';
          hasColon |= isColon;
          add(isColon ? ":" : ",");
          position++;
        }
        default -> word();
      }
    }
  }

  private void skipComment() {
    byte[] bytes = text;
    int at = position;
    while (at < end && bytes[at] != '\n') {
      at++;
    }
    position = at;
  }

  private void word() {
    byte[] bytes = text;
    byte[] meanings = MEANINGS;
    int at = position;
    int depth = 0;
    boolean isWide = false;
    for (; at < end; at++) {
      byte meaning = meanings[bytes[at] & 0xff];
      if (meaning == 0) {
        continue;
      } else if (meaning == OPEN) {
        depth++;
      } else if (meaning == CLOSE) {
        depth--;
      } else if (meaning == WIDE) {
        isWide = true;
      } else if (meaning != MARK || depth == 0) {
        break;
      }
    }
    add(string(position, at, isWide));
    position = at;
  }

  @SuppressWarnings("deprecation") // Nothing else makes a string of ASCII by copying it.
  private String string(int start, int stop, boolean isWide) {
    return isWide
        ? new String(text, start, stop - start, StandardCharsets.UTF_8)
        : new String(text, 0, start, stop - start);
  }

  private void add(String word) {
    if (count == words.length) {
      String[] more = new String[2 * count];
      System.arraycopy(words, 0, more, 0, count);
      words = more;
    }
    words[count++] = word;
  }

  boolean atEnd() {
    return next == count;
  }

  /** Whether a colon stands in the line. */
  boolean hasColon() {
    return hasColon;
  }

  /** Whether that is the next word; it is not taken. */
  boolean at(String word) {
    return next < count && words[next].equals(word);
  }

  /** Whether a number comes next; it is not taken. */
  boolean atNumber() {
    return next < count && Character.isDigit(words[next].charAt(0));
  }

  /** Takes the next word if it is that one. */
  boolean take(String word) {
    if (at(word)) {
      next++;
      return true;
    }
    return false;
  }

  /** Takes the next word, whatever it is; the message names what is missing if there is none. */
  String any(String expected) {
    if (next == count) {
      throw error("the line ends where " + expected + " is expected");
    }
    return words[next++];
  }

  /** Takes a word like {@code this.map} and gives the field's name. */
  String fieldOfThis() {
    String word = any("a field such as 'this.map'");
    if (!word.startsWith("this.") || word.length() == 5) {
      throw error("'" + word + "' where a field such as 'this.map' is expected");
    }
    return word.substring(5);
  }

  void expect(String word) {
    if (!take(word)) {
      throw next == count
          ? error("the line ends where '" + word + "' is expected")
          : error("'" + words[next] + "' where '" + word + "' is expected");
    }
  }

  void expectEnd() {
    if (next < count) {
      throw error("'" + words[next] + "' is not understood here");
    }
  }

  /** The number of the present line. */
  int line() {
    return line;
  }

  ModelSyntaxException error(String problem) {
    return new ModelSyntaxException(file + ":" + line, problem);
  }
}
