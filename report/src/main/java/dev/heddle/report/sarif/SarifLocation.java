// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.sarif;

import com.grack.nanojson.JsonSink;
import dev.heddle.model.finding.Frame;
import dev.heddle.report.source.Sources;
import java.net.URI;
import java.net.URISyntaxException;

/** Places in the code as SARIF's locations. */
final class SarifLocation {
  /** Relative paths are relative to the project. */
  private static final String ROOT = "%SRCROOT%";

  private final Sources sources;

  SarifLocation(Sources sources) {
    this.sources = sources;
  }

  /** Writes the members of a location into an object that the caller has begun and will end. */
  void write(Frame frame, String message, JsonSink<?> json) {
    String path = sources.pathOf(frame);
    if (path != null) {
      json.object("physicalLocation");
      artifact(path, json);
      if (frame.hasLine()) {
        json.object("region").value("startLine", frame.line()).end();
      }
      json.end();
    }
    json.array("logicalLocations").object();
    json.value("fullyQualifiedName", frame.className() + "." + frame.method());
    json.value("name", frame.method());
    json.value("kind", "function");
    json.end().end();
    if (message != null) {
      json.object("message").value("text", message).end();
    }
  }

  static void artifact(String path, JsonSink<?> json) {
    boolean isAbsolute = path.startsWith("/") || path.matches("[A-Za-z]:/.*");
    json.object("artifactLocation");
    json.value("uri", uri(path, isAbsolute));
    if (!isAbsolute) {
      json.value("uriBaseId", ROOT);
    }
    json.end();
  }

  private static String uri(String path, boolean isAbsolute) {
    try {
      String whole = isAbsolute && !path.startsWith("/") ? "/" + path : path;
      String text =
          new URI(isAbsolute ? "file" : null, isAbsolute ? "" : null, whole, null).toASCIIString();
      return text;
    } catch (URISyntaxException e) {
      return "unknown";
    }
  }
}
