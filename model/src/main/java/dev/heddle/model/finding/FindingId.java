// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.finding;

import java.util.Arrays;
import java.util.List;

/**
 * Makes ids that stay the same from run to run.
 *
 * <p>An id is a hash of the kind, the subject and the source positions of the accesses, whichever
 * came first. Thread names, lock numbers and counts change between runs and take no part; neither
 * does the name by which an array or library object was reached, which a run may or may not know.
 */
final class FindingId {
  private FindingId() {}

  static String of(Finding.Kind kind, Subject subject, List<Access> accesses) {
    StringBuilder text = new StringBuilder();
    text.append(kind).append('|').append(subject.type()).append('|').append(subject.className());
    if (subject.type() != Subject.Type.ARRAY && subject.type() != Subject.Type.LIBRARY) {
      text.append('|').append(subject.name());
    }
    String[] positions = new String[accesses.size()];
    for (int i = 0; i < positions.length; i++) {
      positions[i] = position(accesses.get(i));
    }
    Arrays.sort(positions);
    for (String position : positions) {
      text.append('|').append(position);
    }
    String hex = Integer.toHexString(hash(text));
    return kind.letter() + "-" + "0".repeat(8 - hex.length()) + hex;
  }

  private static String position(Access access) {
    if (access.stack().isEmpty()) {
      return "?";
    }
    Frame frame = access.stack().get(0);
    String place = frame.hasLine() ? frame.file() + ":" + frame.line() : frame.method();
    return stableName(frame.className()) + ":" + place;
  }

  /** Names of hidden classes end in a number or address that differs in each run. */
  private static String stableName(String className) {
    int hidden = className.indexOf("$$Lambda");
    int slash = className.indexOf('/');
    int end = hidden >= 0 ? hidden : slash;
    return end < 0 ? className : className.substring(0, end);
  }

  /**
   * 64-bit FNV-1a, mixed down to 32 bits: needs no security provider inside the checked program.
   */
  private static int hash(CharSequence text) {
    long hash = 0xcbf29ce484222325L;
    for (int i = 0; i < text.length(); i++) {
      hash = (hash ^ text.charAt(i)) * 0x100000001b3L;
    }
    hash ^= hash >>> 33;
    hash *= 0xff51afd7ed558ccdL;
    return (int) (hash ^ hash >>> 32);
  }
}
