// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent;

import java.util.Arrays;
import java.util.List;
import jdk.internal.misc.VM;

/**
 * A JVM that writes its classes to an archive (CDS) or cache (AOT) does not start with an agent, or
 * breaks at its end; and the archive is for runs without one. Such a JVM runs unchecked.
 */
final class ClassArchive {
  /** How the options begin that ask for it. */
  private static final String[] OPTIONS = {
    "-Xshare:dump",
    "-XX:ArchiveClassesAtExit=",
    "-XX:+AutoCreateSharedArchive",
    "-XX:+RecordDynamicDumpInfo",
    "-XX:AOTCacheOutput=",
    "-XX:AOTMode=record",
    "-XX:AOTMode=create"
  };

  private ClassArchive() {}

  /** The option that asks for an archive, without its value; null if none does. */
  static String optionIn(List<String> jvmOptions) {
    for (String given : jvmOptions) {
      for (String option : OPTIONS) {
        if (given.startsWith(option)) {
          return option.endsWith("=") ? option.substring(0, option.length() - 1) : option;
        }
      }
    }
    return null;
  }

  /** The same for this JVM. */
  static String optionOfThisJvm() {
    return optionIn(Arrays.asList(VM.getRuntimeArguments()));
  }

  /** For people. */
  static String sentence(String option) {
    return "A JVM with "
        + option
        + " ran unchecked: it writes its classes to an archive, and with an agent it would fail.";
  }
}
