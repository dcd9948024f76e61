// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import com.sun.net.httpserver.HttpServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * The JDK's HTTP server keeps its connections in a synchronized set. A thread of its pool takes out
 * those that the client has closed; who stops the server iterates over the rest and holds the set's
 * monitor.
 */
public final class WrapperIterationInsideTheJdk {
  public static void main(String[] args) throws Exception {
    InetAddress local = InetAddress.getLoopbackAddress();
    HttpServer server = HttpServer.create(new InetSocketAddress(local, 0), 0);
    ExecutorService pool = Executors.newFixedThreadPool(2);
    server.setExecutor(pool);
    server.start();
    for (int i = 0; i < 5; i++) {
      try (Socket client = new Socket(local, server.getAddress().getPort())) {
        client.shutdownOutput();
        client.getInputStream().readAllBytes();
      }
    }
    // The server closes a connection first and then takes it out.
    Thread.sleep(50);
    server.stop(0);
    pool.shutdown();
    System.out.println("stopped");
  }
}
