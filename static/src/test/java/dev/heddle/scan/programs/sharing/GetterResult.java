// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.sharing;

/** A getter hands out the internal settings object, which its callers change in two threads. */
public final class GetterResult {
  static final class Settings {
    int timeout;

    Settings copy() {
      Settings copy = new Settings();
      copy.timeout = timeout;
      return copy;
    }
  }

  static final class Server {
    private final Settings settings = new Settings();

    Settings settings() {
      return settings;
    }

    Settings settingsCopy() {
      return settings.copy();
    }
  }

  private static void configure(Settings settings) {
    settings.timeout = 20; // race: GetterResult$Settings.timeout
  }

  public static void racy() throws Exception {
    Server server = new Server();
    Thread first = new Thread(() -> configure(server.settings()));
    Thread second = new Thread(() -> configure(server.settings()));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    Server server = new Server();
    Thread first = new Thread(() -> configure(server.settingsCopy()));
    Thread second = new Thread(() -> configure(server.settingsCopy()));
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
