// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.library;

/** The words of a model file, line by line. Commas and colons outside parentheses stand alone. */
final class Words {
  private final String file;

  /** An array, because this runs before anything is compiled: {@code charAt} would cost more. */
  private final char[] text;

  private int position;
  private int line;
  private String[] words = new String[16];
  private int count;
  private int next;

  Words(String file, String text) {
    this.file = file;
    this.text = text.toCharArray();
  }

  /** Goes to the next line that says something; false at the end of the file. */
  boolean nextLine() {
    while (position < text.length) {
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
    while (position < text.length) {
      char c = text[position];
      if (c == '\n') {
        position++;
        return;
      } else if (c == '#') {
        skipComment();
      } else if (c == ' ' || c == '\t' || c == '\r') {
        position++;
      } else if (c == ',' || c == ':') {
        add(c == ',' ? "," : ":");
        position++;
      } else {
        word();
      }
    }
  }

  private void skipComment() {
    while (position < text.length && text[position] != '\n') {
      position++;
    }
  }

  private void word() {
    int start = position;
    int depth = 0;
    for (; position < text.length; position++) {
      char c = text[position];
      if (c == '(') {
        depth++;
      } else if (c == ')') {
        depth--;
      } else if (c <= ' ' || c == '#' || (depth == 0 && (c == ',' || c == ':'))) {
        break;
      }
    }
    add(new String(text, start, position - start));
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

  /** Whether the word stands anywhere in the rest of the line. */
  boolean contains(String word) {
    for (int i = next; i < count; i++) {
      if (words[i].equals(word)) {
        return true;
      }
    }
    return false;
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
