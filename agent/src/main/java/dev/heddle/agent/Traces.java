// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent;

import dev.heddle.model.options.Option;
import dev.heddle.model.options.OptionException;
import dev.heddle.model.options.Options;
import dev.heddle.report.FullDisk;
import dev.heddle.report.Version;
import dev.heddle.runtime.Checking;
import dev.heddle.runtime.trace.StopListener;
import dev.heddle.runtime.trace.TraceFiles;
import dev.heddle.runtime.trace.TraceHeader;
import dev.heddle.runtime.trace.TraceWriter;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;

/** The trace of this JVM. */
final class Traces {
  private Traces() {}

  /**
   * Begins a trace; returns null if there is no room for it, which is no reason for the program not
   * to run.
   *
   * @throws OptionException if it cannot be written for another reason
   */
  static TraceWriter open(Options options) {
    File asked = options.path(Option.TRACE).toFile();
    boolean isPart = options.isSet(Option.RUN);
    String run = isPart ? options.text(Option.RUN) : "";
    File file = asked;
    try {
      file = isPart ? TraceFiles.oneOf(asked) : asked;
      TraceHeader header = TraceHeader.ofThisJvm(Version.tool(), run);
      return new TraceWriter(new FileOutputStream(file), header, new Stopped());
    } catch (IOException e) {
      if (!FullDisk.isReason(e, asked.toPath())) {
        throw new OptionException("cannot write the trace " + asked + ": " + e.getMessage());
      }
      if (file.isFile()) {
        file.delete();
      }
      return null;
    }
  }

  /** For people, if there is none. */
  static String missing() {
    return "JVM "
        + ProcessHandle.current().pid()
        + " ran without being traced: there was no room for the trace.";
  }

  private static final class Stopped implements StopListener {
    @Override
    public void stopped(String reason) {
      Checking.tell("heddle: the trace ends here and is not complete: " + reason);
    }
  }
}
