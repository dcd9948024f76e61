// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.advice;

import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Frame;
import java.util.List;

/**
 * A lock of an access, read from the text that findings have of it: {@code bank.Account@1
 * (Account.java:12)}.
 *
 * @param name class and number, or just the class
 * @param place where it was taken, as file and line; null if unknown
 */
record HeldLock(String name, String place) {
  private static final String ANOTHER = "another ";

  static HeldLock parse(String text) {
    String whole = text.startsWith(ANOTHER) ? text.substring(ANOTHER.length()) : text;
    int open = whole.indexOf(" (");
    if (open < 0 || !whole.endsWith(")")) {
      return new HeldLock(whole, null);
    }
    return new HeldLock(whole.substring(0, open), whole.substring(open + 2, whole.length() - 1));
  }

  /** The innermost lock of an access; null if it holds none. */
  static HeldLock innermostOf(Access access) {
    List<String> locks = access.locks();
    return locks.isEmpty() ? null : parse(locks.get(locks.size() - 1));
  }

  String className() {
    int at = name.indexOf('@');
    return at < 0 ? name : name.substring(0, at);
  }

  /** The lock and where it was taken, as part of a sentence. */
  String described() {
    return name + (place == null ? "" : " (taken at " + place + ")");
  }

  /** The frame of the access in whose code the lock was taken; null if none has that file. */
  Frame takenIn(Access access) {
    int colon = place == null ? -1 : place.lastIndexOf(':');
    if (colon < 0) {
      return null;
    }
    String file = place.substring(place.lastIndexOf('/') + 1, colon);
    try {
      int line = Integer.parseInt(place.substring(colon + 1));
      for (Frame frame : access.stack()) {
        if (file.equals(frame.file())) {
          return new Frame(frame.className(), frame.method(), file, line);
        }
      }
    } catch (NumberFormatException e) {
      return null;
    }
    return null;
  }
}
