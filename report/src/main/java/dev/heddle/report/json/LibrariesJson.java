// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.json;

import com.grack.nanojson.JsonObject;
import com.grack.nanojson.JsonSink;
import dev.heddle.model.finding.Libraries;
import java.util.HashMap;
import java.util.Map;

/** Which classes come from third-party jars, as the member {@code libraries}. */
public final class LibrariesJson {
  public static final String KEY = "libraries";

  private LibrariesJson() {}

  /** Writes the member into an object that the caller has begun and will end. */
  public static void write(Libraries libraries, JsonSink<?> sink) {
    sink.object(KEY);
    libraries.byJar().forEach(sink::array);
    sink.end();
  }

  /** Reads the member of an object; there may be none. */
  public static Libraries read(JsonObject json) {
    JsonObject libraries = json.getObject(KEY, new JsonObject());
    Map<String, String> jars = new HashMap<>();
    for (String jar : libraries.keySet()) {
      for (String name : FindingJson.texts(libraries, jar)) {
        jars.put(name, jar);
      }
    }
    return Libraries.of(jars);
  }
}
