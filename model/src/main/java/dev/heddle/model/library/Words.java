// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.library;

/** The words of a model file, line by line. Commas and colons outside parentheses stand alone. */
final class Words {
  private final String file;
  private final String text;
  private int position;
  private int line;
  private String[] words = new String[16];
  private int count;
  private int next;

  Words(String file, String text) {
    this.file = file;
    this.text = text;
  }

  /** Goes to the next line that says something; false at the end of the file. */
  boolean nextLine() {
    while (position < text.length()) {
      int end = text.indexOf('\n', position);
      if (end < 0) {
        end = text.length();
      }
      line++;
      split(position, end);
      position = end + 1;
      if (count > 0) {
        return true;
      }
    }
    return false;
  }

  private void split(int start, int end) {
    count = 0;
    next = 0;
    int i = start;
    while (i < end) {
      char c = text.charAt(i);
      if (c == '#') {
        return;
      } else if (c == ' ' || c == '\t' || c == '\r') {
        i++;
      } else if (c == ',' || c == ':') {
        add(c == ',' ? "," : ":");
        i++;
      } else {
        int from = i;
        i = endOfWord(i, end);
        add(text.substring(from, i));
      }
    }
  }

  private int endOfWord(int start, int end) {
    int depth = 0;
    int i = start;
    for (; i < end; i++) {
      char c = text.charAt(i);
      if (c == '(') {
        depth++;
      } else if (c == ')') {
        depth--;
      } else if (c == ' ' || c == '\t' || c == '\r' || c == '#') {
        break;
      } else if (depth == 0 && (c == ',' || c == ':')) {
        break;
      }
    }
    return i;
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

  String place() {
    return file + ":" + line;
  }

  ModelSyntaxException error(String problem) {
    return new ModelSyntaxException(place(), problem);
  }
}
