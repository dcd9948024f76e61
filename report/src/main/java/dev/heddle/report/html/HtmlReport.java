// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.html;

import dev.heddle.model.finding.Report;
import dev.heddle.report.source.Sources;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;

/** The report page: one file that needs nothing else, put together from its parts. */
public final class HtmlReport {
  /** The file's name in the report directory. */
  public static final String NAME = "report.html";

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

  private HtmlReport() {}

  public static void write(Report report, Sources sources, Writer out) throws IOException {
    String script = joined("script/", SCRIPTS, ".js");
    String style = joined("style/", STYLES, ".css");
    // One pass from the left: what is put in is never looked at again.
    String rest = resource("page.html");
    rest = upTo("{{policy}}", rest, out);
    out.write(policy(script, style));
    rest = upTo("{{style}}", rest, out);
    out.write(style);
    rest = upTo("{{data}}", rest, out);
    PageData.write(report, sources, out);
    rest = upTo("{{script}}", rest, out);
    out.write(script);
    out.write(rest);
  }

  /** Writes what comes before the mark, and returns what comes behind it. */
  private static String upTo(String mark, String rest, Writer out) throws IOException {
    int at = rest.indexOf(mark);
    out.write(rest, 0, at);
    return rest.substring(at + mark.length());
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

  private static String joined(String folder, List<String> names, String suffix) {
    StringBuilder text = new StringBuilder("\n");
    for (String name : names) {
      text.append(resource(folder + name + suffix));
    }
    return text.toString();
  }

  private static String resource(String name) {
    try (InputStream in = HtmlReport.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException("heddle.jar is damaged", e);
    }
  }
}
