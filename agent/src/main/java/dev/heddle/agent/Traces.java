// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent;

import dev.heddle.model.options.Option;
import dev.heddle.model.options.OptionException;
import dev.heddle.model.options.Options;
import dev.heddle.report.Version;
import dev.heddle.runtime.Checking;
import dev.heddle.runtime.internal.tap.Choice;
import dev.heddle.runtime.internal.tap.LiveRecorder;
import dev.heddle.runtime.trace.StopListener;
import dev.heddle.runtime.trace.TraceFiles;
import dev.heddle.runtime.trace.TraceHeader;
import dev.heddle.runtime.trace.TraceWriter;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;

/** Opens the trace of this JVM. */
final class Traces {
  private Traces() {}

  /**
   * From now on the run's events are written to a file.
   *
   * @throws OptionException if it cannot be written
   */
  static void start(Options options) {
    File file = options.path(Option.TRACE).toFile();
    boolean isPart = options.isSet(Option.RUN);
    String run = isPart ? options.text(Option.RUN) : "";
    try {
      FileOutputStream out = isPart ? TraceFiles.oneOf(file) : TraceFiles.only(file);
      TraceHeader header = TraceHeader.ofThisJvm(Version.tool(), run);
      Choice.record(new LiveRecorder(new TraceWriter(out, header, new Stopped())));
    } catch (IOException e) {
      throw new OptionException("cannot write the trace " + file + ": " + e.getMessage());
    }
  }

  private static final class Stopped implements StopListener {
    @Override
    public void stopped(String reason) {
      Checking.tell("heddle: the trace ends here and is not complete: " + reason);
    }
  }
}
