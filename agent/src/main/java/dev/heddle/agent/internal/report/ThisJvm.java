// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.report;

import dev.heddle.agent.internal.weave.WeavingTransformer;
import dev.heddle.model.finding.About;
import dev.heddle.model.finding.Cost;
import dev.heddle.model.finding.Utc;
import java.time.Instant;

/** What is known of this JVM. */
final class ThisJvm {
  private ThisJvm() {}

  /** The main class or jar; its arguments may hold secrets and stay out. */
  static String command() {
    String command = System.getProperty("sun.java.command", "");
    int space = command.indexOf(' ');
    return space < 0 ? command : command.substring(0, space);
  }

  static About about() {
    long now = System.currentTimeMillis();
    Instant start = ProcessHandle.current().info().startInstant().orElse(null);
    long started = start == null ? now : start.toEpochMilli();
    return new About(
        command(),
        About.thisJava(),
        Utc.second(started),
        Cost.tenths((now - started) / 1e3),
        1,
        WeavingTransformer.classesWoven(),
        OwnCost.now());
  }
}
