// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.random;

/**
 * The source of a program, and that of its twin, which does the same and besides writes down each
 * access. Both have the same lines.
 */
final class TwinSource {
  private final StringBuilder plain = new StringBuilder();
  private final StringBuilder logged = new StringBuilder();
  private int lines;

  /** A piece of code in both sources. */
  record Twin(String plain, String logged) {
    static Twin same(String code) {
      return new Twin(code, code);
    }

    /** The code with others in the places of {@code $1}, {@code $2} and so on. */
    static Twin of(String pattern, Twin... parts) {
      return of(pattern, pattern, parts);
    }

    static Twin of(String plain, String logged, Twin... parts) {
      String plainCode = plain;
      String loggedCode = logged;
      for (int i = parts.length; i > 0; i--) {
        plainCode = plainCode.replace("$" + i, parts[i - 1].plain);
        loggedCode = loggedCode.replace("$" + i, parts[i - 1].logged);
      }
      return new Twin(plainCode, loggedCode);
    }
  }

  /** The number of the line that comes next. */
  int line() {
    return lines + 1;
  }

  void add(Twin code) {
    plain.append(code.plain).append('\n');
    logged.append(code.logged).append('\n');
    lines++;
  }

  void add(String code) {
    add(Twin.same(code));
  }

  String plain() {
    return plain.toString();
  }

  String logged() {
    return logged.toString();
  }
}
