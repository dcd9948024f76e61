// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.creation;

import java.util.stream.IntStream;

/** Only under a condition does an iteration work on its own object, else on the default one. */
public final class ConditionalCreation {
  static final class Profile {
    int hits;
  }

  private static final Profile DEFAULT = new Profile();

  private static Profile profileOf(int user) {
    return user % 2 == 0 ? new Profile() : DEFAULT;
  }

  public static void racy() throws Exception {
    IntStream.range(0, 30)
        .parallel()
        .forEach(
            user -> {
              Profile profile = profileOf(user);
              profile.hits++; // race: ConditionalCreation$Profile.hits
            });
  }

  public static void safe() throws Exception {
    IntStream.range(0, 30)
        .parallel()
        .forEach(
            user -> {
              Profile profile = user % 2 == 0 ? new Profile() : new Profile();
              profile.hits += DEFAULT.hits;
            });
  }
}
