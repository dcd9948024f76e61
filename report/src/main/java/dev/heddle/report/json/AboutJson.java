// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.json;

import com.grack.nanojson.JsonObject;
import com.grack.nanojson.JsonSink;
import dev.heddle.model.finding.About;
import dev.heddle.model.finding.Cost;

/** How a report came to be, as the member {@code about}; what is unknown is left out. */
public final class AboutJson {
  private static final String KEY = "about";

  private AboutJson() {}

  /** Writes the member into an object that the caller has begun and will end. */
  public static void write(About about, JsonSink<?> sink) {
    sink.object(KEY);
    text("command", about.command(), sink);
    text("java", about.java(), sink);
    text("started", about.started(), sink);
    if (about.seconds() > 0) {
      sink.value("seconds", about.seconds());
    }
    number("jvms", about.jvms(), sink);
    number("classesChecked", about.classesChecked(), sink);
    writeCost(about.cost(), sink);
    sink.end();
  }

  /** Writes the members into an object that the caller has begun and will end. */
  public static void writeCost(Cost cost, JsonSink<?> sink) {
    if (cost.cpuSeconds() > 0) {
      sink.value("cpuSeconds", cost.cpuSeconds());
    }
    if (cost.preparingSeconds() > 0) {
      sink.value("preparingSeconds", cost.preparingSeconds());
    }
    number("peakMegabytes", cost.peakMegabytes(), sink);
  }

  /** Reads what {@link #writeCost} has written. */
  public static Cost readCost(JsonObject json) {
    return new Cost(
        json.getDouble("cpuSeconds", 0),
        json.getDouble("preparingSeconds", 0),
        json.getInt("peakMegabytes", 0));
  }

  private static void text(String key, String value, JsonSink<?> sink) {
    if (value != null) {
      sink.value(key, value);
    }
  }

  private static void number(String key, int value, JsonSink<?> sink) {
    if (value > 0) {
      sink.value(key, value);
    }
  }

  /** Reads the member of an object; there may be none. */
  static About read(JsonObject json) {
    JsonObject about = json.getObject(KEY);
    if (about == null) {
      return About.NOTHING;
    }
    return new About(
        about.getString("command"),
        about.getString("java"),
        about.getString("started"),
        about.getDouble("seconds", 0),
        about.getInt("jvms", 0),
        about.getInt("classesChecked", 0),
        readCost(about));
  }
}
