// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.html;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;

/**
 * Puts the page together from its parts, all but the data. The build does that: at the end of a
 * checked program it would take longer than to write everything else.
 */
public final class PageTemplate {
  private static final List<String> STYLES =
      List.of("colors", "layout", "list", "overview", "finding", "code", "drawing", "print");

  /** In the order in which they need each other. */
  private static final List<String> SCRIPTS =
      List.of(
          "dom",
          "data",
          "theme",
          "code",
          "stack",
          "locks",
          "interleaving",
          "cycle",
          "finding",
          "packages",
          "overview",
          "depth",
          "filter",
          "list",
          "keys",
          "main");

  private static final String DATA = "{{data}}";

  private PageTemplate() {}

  /** Reads the parts from the first directory, and writes the template beside this class's file. */
  public static void main(String[] directories) throws IOException {
    Path folder =
        Path.of(directories[1]).resolve(PageTemplate.class.getPackageName().replace('.', '/'));
    Files.createDirectories(folder);
    String page = of(Path.of(directories[0]));
    int data = page.indexOf(DATA);
    Files.writeString(folder.resolve(HtmlReport.HEAD), page.substring(0, data));
    Files.writeString(folder.resolve(HtmlReport.TAIL), page.substring(data + DATA.length()));
  }

  static String of(Path parts) throws IOException {
    String script = joined(parts.resolve("script"), SCRIPTS, ".js");
    String style = joined(parts.resolve("style"), STYLES, ".css");
    return Files.readString(parts.resolve("page.html"))
        .replace("{{policy}}", policy(script, style))
        .replace("{{style}}", style)
        .replace("{{script}}", script);
  }

  /** The browser runs this script and no other, and asks no server for anything. */
  private static String policy(String script, String style) {
    return "default-src 'none'; base-uri 'none'; form-action 'none'; script-src '"
        + hash(script)
        + "'; style-src '"
        + hash(style)
        + "'";
  }

  private static String hash(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return "sha256-" + Base64.getEncoder().encodeToString(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  private static String joined(Path folder, List<String> names, String suffix) throws IOException {
    StringBuilder text = new StringBuilder("\n");
    for (String name : names) {
      text.append(Files.readString(folder.resolve(name + suffix)));
    }
    return text.toString();
  }
}
