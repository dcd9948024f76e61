// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.json;

import com.grack.nanojson.JsonArray;
import com.grack.nanojson.JsonObject;
import com.grack.nanojson.JsonSink;
import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.SharedObject;
import dev.heddle.model.finding.Subject;
import dev.heddle.report.ReportException;
import java.util.ArrayList;
import java.util.List;

/** One finding as JSON; what is unknown is left out. */
public final class FindingJson {
  private FindingJson() {}

  /** Writes the finding's members into an object that the caller has begun and will end. */
  public static void write(Finding finding, JsonSink<?> sink) {
    sink.value("id", finding.id());
    sink.value("kind", finding.kind().toString());
    sink.value("evidence", finding.evidence().toString());
    sink.value("detector", finding.detector());
    sink.object("subject");
    sink.value("type", finding.subject().type().toString());
    writeIfKnown("class", finding.subject().className(), sink);
    writeIfKnown("name", finding.subject().name(), sink);
    sink.end();
    writeObject(finding.object(), sink);
    sink.value("message", finding.message());
    sink.value("occurrences", finding.occurrences());
    sink.array("accesses");
    for (Access access : finding.accesses()) {
      sink.object();
      sink.value("operation", access.operation().toString());
      sink.value("thread", access.thread());
      writeStack("threadStartedAt", access.threadStartedAt(), sink);
      sink.array("locks", access.locks());
      writeStack("stack", access.stack(), sink);
      sink.end();
    }
    sink.end();
  }

  private static void writeObject(SharedObject object, JsonSink<?> sink) {
    if (object == null) {
      return;
    }
    sink.object("object");
    sink.value("name", object.name());
    if (object.origin() != null) {
      writeStack(object.origin().key(), object.stack(), sink);
    }
    sink.end();
  }

  private static void writeStack(String key, List<Frame> stack, JsonSink<?> sink) {
    sink.array(key);
    for (Frame frame : stack) {
      sink.object();
      sink.value("class", frame.className());
      sink.value("method", frame.method());
      writeIfKnown("file", frame.file(), sink);
      if (frame.hasLine()) {
        sink.value("line", frame.line());
      }
      sink.end();
    }
    sink.end();
  }

  private static void writeIfKnown(String key, String value, JsonSink<?> sink) {
    if (value != null) {
      sink.value(key, value);
    }
  }

  /** Reads what {@link #write} has written; members it does not know are passed over. */
  public static Finding read(JsonObject json) throws ReportException {
    JsonObject subject = json.getObject("subject", new JsonObject());
    List<Access> accesses = new ArrayList<>();
    for (JsonObject access : objects(json, "accesses")) {
      accesses.add(
          new Access(
              word(Access.Operation.values(), access, "operation"),
              text(access, "thread"),
              readStack(access, "threadStartedAt"),
              texts(access, "locks"),
              readStack(access, "stack")));
    }
    return new Finding(
        text(json, "id"),
        word(Finding.Kind.values(), json, "kind"),
        word(Finding.Evidence.values(), json, "evidence"),
        text(json, "detector"),
        new Subject(
            word(Subject.Type.values(), subject, "type"),
            subject.getString("class"),
            subject.getString("name")),
        readObject(json.getObject("object")),
        text(json, "message"),
        json.getLong("occurrences", 1),
        accesses);
  }

  private static SharedObject readObject(JsonObject json) throws ReportException {
    if (json == null) {
      return null;
    }
    for (SharedObject.Origin origin : SharedObject.Origin.values()) {
      if (json.has(origin.key())) {
        return new SharedObject(text(json, "name"), origin, readStack(json, origin.key()));
      }
    }
    return SharedObject.named(text(json, "name"));
  }

  private static List<Frame> readStack(JsonObject json, String key) throws ReportException {
    List<Frame> stack = new ArrayList<>();
    for (JsonObject frame : objects(json, key)) {
      stack.add(
          new Frame(
              text(frame, "class"),
              text(frame, "method"),
              frame.getString("file"),
              frame.getInt("line", -1)));
    }
    return stack;
  }

  private static String text(JsonObject json, String key) throws ReportException {
    String value = json.getString(key);
    if (value == null) {
      throw new ReportException("\"" + key + "\" is missing");
    }
    return value;
  }

  private static <E extends Enum<E>> E word(E[] values, JsonObject json, String key)
      throws ReportException {
    String word = text(json, key);
    for (E value : values) {
      if (value.toString().equals(word)) {
        return value;
      }
    }
    throw new ReportException("\"" + key + "\" cannot be \"" + word + "\"");
  }

  static List<JsonObject> objects(JsonObject json, String key) {
    List<JsonObject> objects = new ArrayList<>();
    for (Object element : json.getArray(key, new JsonArray())) {
      if (element instanceof JsonObject object) {
        objects.add(object);
      }
    }
    return objects;
  }

  /** The texts of a list that may be missing. */
  public static List<String> texts(JsonObject json, String key) {
    List<String> texts = new ArrayList<>();
    for (Object element : json.getArray(key, new JsonArray())) {
      if (element instanceof String text) {
        texts.add(text);
      }
    }
    return texts;
  }
}
