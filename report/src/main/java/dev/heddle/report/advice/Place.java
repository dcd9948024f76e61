// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.advice;

import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Frame;
import dev.heddle.report.source.SourceFile;
import dev.heddle.report.source.Sources;

/**
 * A line of source that makes an access.
 *
 * @param file the file
 * @param frame the stack's innermost frame
 */
record Place(SourceFile file, Frame frame) {

  /** Null if the source is not known. */
  static Place of(Access access, Sources sources) {
    Frame frame = frameOf(access);
    SourceFile file = frame == null ? null : sources.of(frame);
    return file == null ? null : new Place(file, frame);
  }

  static Frame frameOf(Access access) {
    return access.stack().isEmpty() ? null : access.stack().get(0);
  }

  /** File and line of an access for a sentence, whether the source is known or not. */
  static String named(Access access) {
    Frame frame = frameOf(access);
    if (frame == null) {
      return "an unknown place";
    }
    return frame.file() == null
        ? frame.className() + "." + frame.method()
        : frame.file() + (frame.hasLine() ? ":" + frame.line() : "");
  }

  int number() {
    return frame.line();
  }

  /** The line without comments and without what is in quotes. */
  String code() {
    return Code.of(file.line(frame.line()));
  }
}
