// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.json;

import com.grack.nanojson.JsonAppendableWriter;
import com.grack.nanojson.JsonSink;
import com.grack.nanojson.JsonWriter;
import com.grack.nanojson.JsonWriterException;
import java.io.IOException;
import java.io.Writer;

/** Writes JSON piece by piece: thousands of findings need not fit into memory a second time. */
public final class JsonStream {
  private JsonStream() {}

  /** What is written. */
  public interface Content {
    void writeTo(JsonSink<?> json);
  }

  /** For people to look into: each member on a line of its own. */
  public static void indented(Content content, Writer out) throws IOException {
    write(content, JsonWriter.indent("  ").on(out));
    out.write('\n');
  }

  /** For programs only. */
  public static void compact(Content content, Writer out) throws IOException {
    write(content, JsonWriter.on(out));
  }

  private static void write(Content content, JsonAppendableWriter json) throws IOException {
    try {
      content.writeTo(json);
      json.done();
    } catch (JsonWriterException e) {
      throw e.getCause() instanceof IOException failure ? failure : new IOException(e);
    }
  }
}
