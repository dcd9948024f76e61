// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent;

import dev.heddle.model.library.JdkModel;
import dev.heddle.model.library.LibraryModel;
import dev.heddle.model.options.Glob;
import dev.heddle.model.options.Option;
import dev.heddle.model.options.OptionSources;
import dev.heddle.model.options.Options;
import dev.heddle.model.plan.Plan;
import java.nio.file.Path;
import java.util.List;

/** The options of one agent, from the agent string and from what surrounds the JVM. */
public final class AgentOptions {
  private final Options options;
  private final Glob[] include;
  private final Glob[] exclude;

  private AgentOptions(Options options) {
    this.options = options;
    this.include = globs(options.list(Option.INCLUDE));
    this.exclude = globs(options.list(Option.EXCLUDE));
  }

  /**
   * Reads the part of {@code -javaagent:heddle.jar=…} after the equals sign; null if there is none.
   *
   * <p>{@code heddle run} has looked at the environment and the file already, and says all there is
   * to say in the agent string.
   *
   * @throws dev.heddle.model.options.OptionException for an unknown key or value; its message is
   *     one sentence for the user
   */
  public static AgentOptions parse(String agentArguments) {
    Options options = OptionSources.parse(agentArguments);
    if (!options.isSet(Option.RUN)) {
      options.orElse(OptionSources.surroundings());
    }
    return new AgentOptions(options);
  }

  /** Whether classes of that name, with dots or slashes, are to be checked. */
  public boolean includes(String className) {
    return matches(include, className) && !matches(exclude, className);
  }

  /**
   * What is known of libraries: heddle's own model, and the user's.
   *
   * @throws dev.heddle.model.options.OptionException if a file of the user's cannot be used
   */
  public LibraryModel libraryModel() {
    LibraryModel model = JdkModel.load();
    for (Path file : options.paths(Option.LIBRARY_MODEL)) {
      model.merge(UserLibraryModel.read(file));
    }
    return model;
  }

  /** Whether the library model is heddle's own and nothing else. */
  public boolean hasOwnModelOnly() {
    return options.paths(Option.LIBRARY_MODEL).isEmpty();
  }

  /**
   * What need not be checked; null if nobody has said so.
   *
   * @throws dev.heddle.model.options.OptionException if the file cannot be used
   */
  public Plan plan() {
    return options.isSet(Option.PLAN) ? UserPlan.read(options.path(Option.PLAN)) : null;
  }

  /** The name of the race detection algorithm. */
  public String algorithm() {
    return options.text(Option.ALGORITHM);
  }

  public boolean verbose() {
    return options.flag(Option.VERBOSE);
  }

  /** All options, for those who report. */
  public Options all() {
    return options;
  }

  private static Glob[] globs(List<String> patterns) {
    Glob[] globs = new Glob[patterns.size()];
    for (int i = 0; i < globs.length; i++) {
      globs[i] = new Glob(patterns.get(i));
    }
    return globs;
  }

  private static boolean matches(Glob[] globs, String name) {
    for (Glob glob : globs) {
      if (glob.matches(name)) {
        return true;
      }
    }
    return false;
  }
}
