// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent;

import dev.heddle.model.options.OptionSources;
import dev.heddle.model.options.Options;
import dev.heddle.model.resource.Resources;
import java.io.File;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The agent as the JVMs of a run get it, so that each writes its journal for the same report.
 *
 * <p>{@code java} gets it as an option, since a JVM prints a line on standard error when it takes
 * options from the environment; any other command hands the environment on to the JVMs it starts.
 */
public final class InheritedAgent {
  private static final String VARIABLE = "JAVA_TOOL_OPTIONS";

  private final String flag;
  private final String quotedFlag;

  public InheritedAgent(Options options) {
    this(heddleJar(), options);
  }

  InheritedAgent(String jar, Options options) {
    this.flag = "-javaagent:" + jar + "=" + OptionSources.format(options);
    this.quotedFlag = quoted(flag);
  }

  /** The command with the agent if it is {@code java}, or else as it is. */
  public List<String> command(List<String> command, Map<String, String> environment) {
    if (!isJava(command.get(0))
        || isIn(environment)
        || archiveOption(command, environment) != null) {
      return command;
    }
    List<String> words = new ArrayList<>(command);
    words.add(1, flag);
    return words;
  }

  /**
   * Puts the agent into the environment of a command that is not {@code java}, if it must, or takes
   * it out of that of a JVM that cannot have it; returns whether it has changed anything.
   */
  public boolean addTo(Map<String, String> environment, List<String> command) {
    if (archiveOption(command, environment) != null) {
      return removeFrom(environment);
    }
    if (isJava(command.get(0)) || isIn(environment)) {
      return false;
    }
    String old = environment.get(VARIABLE);
    environment.put(VARIABLE, old == null ? quotedFlag : old + " " + quotedFlag);
    return true;
  }

  /** A sentence for the report if the command runs without the agent, otherwise null. */
  public String notChecked(List<String> command, Map<String, String> environment) {
    String option = archiveOption(command, environment);
    return option == null ? null : ClassArchive.sentence(option);
  }

  private static String archiveOption(List<String> command, Map<String, String> environment) {
    return ClassArchive.optionIn(JvmOptions.of(command, isJava(command.get(0)), environment));
  }

  private boolean removeFrom(Map<String, String> environment) {
    if (!isIn(environment)) {
      return false;
    }
    String others = environment.get(VARIABLE).replace(quotedFlag, "").trim();
    if (others.isEmpty()) {
      environment.remove(VARIABLE);
    } else {
      environment.put(VARIABLE, others);
    }
    return true;
  }

  /** Whether JVMs with this environment have the agent anyway. */
  private boolean isIn(Map<String, String> environment) {
    String value = environment.get(VARIABLE);
    return value != null && value.contains(quotedFlag);
  }

  private static boolean isJava(String word) {
    return word.equals("java") || word.endsWith("/java");
  }

  /** JVMs split the variable at spaces outside of quotes; a quote is quoted by the other sort. */
  private static String quoted(String flag) {
    return "'" + flag.replace("'", "'\"'\"'") + "'";
  }

  /** Where this class is from; the boot loader has no code source to ask. */
  private static String heddleJar() {
    String known = Resources.jar();
    if (known != null) {
      return new File(known).getAbsolutePath();
    }
    String name = InheritedAgent.class.getSimpleName() + ".class";
    String url = InheritedAgent.class.getResource(name).toString();
    int end = url.lastIndexOf("!/");
    if (!url.startsWith("jar:") || end < 0) {
      throw new IllegalStateException("heddle is not in a jar: " + url);
    }
    return Path.of(URI.create(url.substring("jar:".length(), end))).toString();
  }
}
