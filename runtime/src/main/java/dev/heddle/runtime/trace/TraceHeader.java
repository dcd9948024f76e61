// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace;

/**
 * What a trace says of itself before the first event.
 *
 * @param tool name and version of the heddle that wrote it
 * @param jdk name and version of the JVM that was traced
 * @param program main class or jar of that JVM
 * @param run the run of {@code heddle trace} that it is part of; empty if it is of none
 * @param pid process id of the JVM
 * @param startMillis when it was begun, in milliseconds since 1970
 */
public record TraceHeader(
    String tool, String jdk, String program, String run, long pid, long startMillis) {

  /**
   * The header for the running JVM.
   *
   * @param tool name and version of this heddle
   * @param run as in the option of that name; empty if there is none
   */
  public static TraceHeader ofThisJvm(String tool, String run) {
    return new TraceHeader(
        tool,
        System.getProperty("java.vm.name") + " " + System.getProperty("java.runtime.version"),
        program(System.getProperty("sun.java.command", "")),
        run,
        ProcessHandle.current().pid(),
        System.currentTimeMillis());
  }

  /** The program's arguments may hold secrets and stay out. */
  private static String program(String command) {
    int space = command.indexOf(' ');
    return space < 0 ? command : command.substring(0, space);
  }
}
