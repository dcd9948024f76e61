// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.child;

import dev.heddle.agent.InheritedAgent;
import dev.heddle.agent.internal.weave.NotChecked;
import dev.heddle.model.options.Options;
import dev.heddle.runtime.internal.thread.Privileges;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Called by the JDK when the program starts a process. The program's own objects stay as they are:
 * what changes are copies that go to the operating system.
 */
public final class ChildProcesses {
  private static volatile Options options;
  private static volatile NotChecked notChecked;
  private static InheritedAgent agent;

  private ChildProcesses() {}

  static void inherit(Options newOptions, NotChecked listener) {
    options = newOptions;
    notChecked = listener;
  }

  /** The environment to start the command with; null is that of this process. */
  public static Map<String, String> environment(String[] command, Map<String, String> environment) {
    try {
      List<String> words = Arrays.asList(command);
      // The JDK takes only a map of its own making.
      Map<String, String> changed = Privileges.get(() -> new ProcessBuilder().environment());
      if (environment != null) {
        changed.clear();
        changed.putAll(environment);
      }
      String sentence = Privileges.get(() -> agent().notChecked(words, changed));
      if (sentence != null) {
        notChecked.add(sentence);
      }
      boolean hasChanged = Privileges.get(() -> agent().addTo(changed, words));
      return hasChanged ? changed : environment;
    } catch (RuntimeException e) {
      return environment;
    }
  }

  /** The command to start with that environment. */
  public static String[] command(String[] command, Map<String, String> environment) {
    try {
      Map<String, String> effective =
          environment == null ? Privileges.get(System::getenv) : environment;
      List<String> words = Arrays.asList(command);
      return Privileges.get(() -> agent().command(words, effective)).toArray(new String[0]);
    } catch (RuntimeException e) {
      return command;
    }
  }

  private static synchronized InheritedAgent agent() {
    if (agent == null) {
      agent = Privileges.get(() -> new InheritedAgent(options));
    }
    return agent;
  }
}
