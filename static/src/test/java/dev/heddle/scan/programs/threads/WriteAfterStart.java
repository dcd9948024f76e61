// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.threads;

/** The configuration is completed only after the thread that reads it has been started. */
public final class WriteAfterStart {
  static final class Config {
    int port;
    String host;
  }

  private static void serve(Config config) {
    System.out.println(config.host); // race: WriteAfterStart$Config.host
    System.out.println(config.port);
  }

  public static void racy() throws Exception {
    Config config = new Config();
    config.port = 80;
    Thread server = new Thread(() -> serve(config));
    server.start();
    config.host = "localhost"; // race: WriteAfterStart$Config.host
    server.join();
  }

  public static void safe() throws Exception {
    Config config = new Config();
    config.port = 80;
    config.host = "localhost";
    Thread server = new Thread(() -> serve(config));
    server.start();
    server.join();
  }
}
