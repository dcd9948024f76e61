// SPDX-License-Identifier: Apache-2.0
package dev.heddle.realworld.jetty;

import dev.heddle.realworld.Workers;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** Jetty answers 500 requests of four clients over loopback. */
public final class Main {
  private static final int CLIENTS = 4;
  private static final int REQUESTS = 125;

  private Main() {}

  public static void main(String[] arguments) throws Exception {
    Server server = new Server(new QueuedThreadPool(16));
    ServerConnector connector = new ServerConnector(server, 1, 1);
    connector.setHost("127.0.0.1");
    connector.setPort(0);
    server.addConnector(connector);
    Echo echo = new Echo();
    server.setHandler(echo);
    server.start();
    URI root = URI.create("http://127.0.0.1:" + connector.getLocalPort());
    List<Long> sums = Workers.run(CLIENTS, client -> requests(root, client));
    server.stop();
    server.join();
    System.out.println("answered " + echo.answered.get());
    System.out.println("sums " + sums);
  }

  private static long requests(URI root, int number) throws Exception {
    HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    long sum = 0;
    for (int i = 0; i < REQUESTS; i++) {
      String text = ("client " + number + " request " + i + ' ').repeat(1 + i % 50);
      HttpRequest request =
          HttpRequest.newBuilder(root.resolve("/echo/" + number + "?i=" + i))
              .POST(HttpRequest.BodyPublishers.ofString(text))
              .build();
      HttpResponse<String> response = client.send(request, HttpResponse.BodyHandlers.ofString());
      if (response.statusCode() != 200 || !response.body().equals("/echo/" + number + text)) {
        throw new IllegalStateException(response.statusCode() + " " + response.body());
      }
      sum += response.body().length();
    }
    return sum;
  }

  private static final class Echo extends Handler.Abstract {
    private final AtomicInteger answered = new AtomicInteger();

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
      String body = Content.Source.asString(request);
      answered.incrementAndGet();
      response.getHeaders().put(HttpHeader.CONTENT_TYPE, "text/plain; charset=utf-8");
      Content.Sink.write(response, true, Request.getPathInContext(request) + body, callback);
      return true;
    }
  }
}
