// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.html;

import com.grack.nanojson.JsonObject;
import com.grack.nanojson.JsonParser;
import com.grack.nanojson.JsonParserException;
import com.grack.nanojson.JsonWriter;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/** A Chromium without a window, driven by its DevTools protocol. */
final class Browser implements AutoCloseable, WebSocket.Listener {
  private static final String ADDRESS = "DevTools listening on ";
  private static final long SECONDS = 60;

  private final Process process;
  private final WebSocket socket;
  private final AtomicInteger lastCall = new AtomicInteger();
  private final Map<Integer, CompletableFuture<JsonObject>> calls = new ConcurrentHashMap<>();
  private final StringBuilder message = new StringBuilder();

  /** Chromium on the search path; empty if there is none. */
  static Optional<Path> installed() {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(":"))
        .flatMap(
            folder ->
                Stream.of("chromium", "chromium-browser", "google-chrome")
                    .map(name -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /**
   * @param profile an empty folder for what a browser wants to keep
   */
  Browser(Path program, Path profile) throws Exception {
    List<String> command = new ArrayList<>(List.of(program.toString()));
    command.addAll(
        List.of(
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            "--hide-scrollbars",
            "--remote-debugging-port=0",
            "--remote-allow-origins=*",
            "--user-data-dir=" + profile,
            "about:blank"));
    process = new ProcessBuilder(command).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
    HttpClient client = HttpClient.newHttpClient();
    socket =
        client
            .newWebSocketBuilder()
            .buildAsync(pageAddress(client, browserAddress()), this)
            .get(SECONDS, TimeUnit.SECONDS);
    call("Page.enable", Map.of());
    call("Runtime.enable", Map.of());
  }

  private URI browserAddress() throws IOException {
    BufferedReader errors = process.errorReader();
    for (String line = errors.readLine(); line != null; line = errors.readLine()) {
      if (line.startsWith(ADDRESS)) {
        drain(errors);
        return URI.create(line.substring(ADDRESS.length()).trim());
      }
    }
    throw new IOException("Chromium ended before it could be driven");
  }

  /** What nobody reads would fill the pipe, and Chromium would wait. */
  private static void drain(BufferedReader errors) {
    Thread reader = new Thread(() -> errors.lines().forEach(line -> {}), "chromium-errors");
    reader.setDaemon(true);
    reader.start();
  }

  private static URI pageAddress(HttpClient client, URI browser) throws Exception {
    URI list = URI.create("http://" + browser.getAuthority() + "/json/list");
    String pages =
        client
            .send(HttpRequest.newBuilder(list).build(), HttpResponse.BodyHandlers.ofString())
            .body();
    return URI.create(
        JsonParser.array().from(pages).getObject(0).getString("webSocketDebuggerUrl"));
  }

  @Override
  public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean isLast) {
    message.append(data);
    if (isLast) {
      try {
        JsonObject answer = JsonParser.object().from(message.toString());
        CompletableFuture<JsonObject> call = calls.remove(answer.getInt("id", -1));
        if (call != null) {
          call.complete(answer);
        }
      } catch (JsonParserException e) {
        throw new IllegalStateException(e);
      }
      message.setLength(0);
    }
    from.request(1);
    return null;
  }

  /** Calls a method of the protocol and returns its result. */
  JsonObject call(String method, Map<String, ?> parameters) throws Exception {
    int id = lastCall.incrementAndGet();
    CompletableFuture<JsonObject> answer = new CompletableFuture<>();
    calls.put(id, answer);
    String text =
        JsonWriter.string(Map.of("id", id, "method", method, "params", new JsonObject(parameters)));
    socket.sendText(text, true).get(SECONDS, TimeUnit.SECONDS);
    JsonObject result = answer.get(SECONDS, TimeUnit.SECONDS);
    if (result.has("error")) {
      throw new IllegalStateException(method + ": " + result.getObject("error"));
    }
    return result.getObject("result");
  }

  /** Opens a page, and waits until its script has shown it. */
  void open(Path page, String fragment) throws Exception {
    call("Page.navigate", Map.of("url", "about:blank"));
    call("Page.navigate", Map.of("url", page.toUri() + fragment));
    await("document.querySelector('html[data-ready]')");
  }

  void await(String condition) throws Exception {
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
    while (!Boolean.TRUE.equals(evaluate("Boolean(" + condition + ")"))) {
      if (System.nanoTime() > deadline) {
        throw new IllegalStateException("it never came to " + condition);
      }
      Thread.sleep(20);
    }
  }

  /** The value of an expression in the page; what the page throws is thrown here. */
  Object evaluate(String expression) throws Exception {
    JsonObject result =
        call(
            "Runtime.evaluate",
            Map.of(
                "expression",
                expression,
                "returnByValue",
                true,
                "awaitPromise",
                true,
                "userGesture",
                true));
    if (result.has("exceptionDetails")) {
      throw new IllegalStateException(expression + ": " + result.getObject("exceptionDetails"));
    }
    return result.getObject("result").get("value");
  }

  String text(String selector) throws Exception {
    return (String) evaluate("document.querySelector(\"" + selector + "\").textContent");
  }

  int count(String selector) throws Exception {
    return ((Number) evaluate("document.querySelectorAll(\"" + selector + "\").length")).intValue();
  }

  /** Presses a key, as a person at the keyboard does. */
  void press(String key) throws Exception {
    Map<String, Object> event = new JsonObject(Map.of("key", key));
    if (key.length() == 1) {
      event.put("text", key);
    }
    event.put("type", "keyDown");
    call("Input.dispatchKeyEvent", event);
    call("Input.dispatchKeyEvent", Map.of("type", "keyUp", "key", key));
  }

  void type(String text) throws Exception {
    call("Input.insertText", Map.of("text", text));
  }

  /** What the system of the reader is set to: light or dark, screen or print. */
  void emulate(String colors, String medium) throws Exception {
    JsonObject feature = new JsonObject(Map.of("name", "prefers-color-scheme", "value", colors));
    call("Emulation.setEmulatedMedia", Map.of("media", medium, "features", List.of(feature)));
  }

  void resize(int width, int height) throws Exception {
    call(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
  }

  byte[] screenshot() throws Exception {
    return Base64.getDecoder().decode(call("Page.captureScreenshot", Map.of()).getString("data"));
  }

  byte[] pdf() throws Exception {
    Map<String, Object> options = Map.of("printBackground", true);
    return Base64.getDecoder().decode(call("Page.printToPDF", options).getString("data"));
  }

  /** Asks Chromium to end, so that it tidies up; and sees to it that it does. */
  @Override
  public void close() throws Exception {
    socket.sendText("{\"id\": 0, \"method\": \"Browser.close\"}", true);
    if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly().waitFor();
    }
  }
}
