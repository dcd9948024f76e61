// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.json;

import com.grack.nanojson.JsonArray;
import com.grack.nanojson.JsonObject;
import com.grack.nanojson.JsonSink;
import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Inside;
import dev.heddle.model.finding.SharedObject;
import dev.heddle.model.finding.Subject;
import dev.heddle.model.finding.Support;
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
    writeSupport(finding.support(), sink);
    sink.value("detector", finding.detector());
    writeSubject(finding.subject(), sink);
    writeObject(finding.object(), sink);
    sink.value("message", finding.message());
    sink.value("occurrences", finding.occurrences());
    writeAccesses(finding.accesses(), sink);
    if (finding.inside().count() > 0) {
      writeInside(finding.inside(), sink);
    }
  }

  /** A single way of knowing it is the member {@code evidence} itself. */
  private static void writeSupport(Support support, JsonSink<?> sink) {
    if (support.evidences().size() > 1) {
      sink.array("evidences");
      support.evidences().forEach(evidence -> sink.value(evidence.toString()));
      sink.end();
    }
    if (support.run() != null) {
      sink.value("run", support.run().toString());
    }
  }

  private static Support readSupport(JsonObject json) throws ReportException {
    List<Finding.Evidence> evidences = new ArrayList<>();
    for (String name : texts(json, "evidences")) {
      evidences.add(word(Finding.Evidence.values(), name, "evidences"));
    }
    if (evidences.isEmpty()) {
      evidences.add(word(Finding.Evidence.values(), json, "evidence"));
    }
    String run = json.getString("run");
    return new Support(evidences, run == null ? null : word(Support.Verdict.values(), run, "run"));
  }

  private static void writeSubject(Subject subject, JsonSink<?> sink) {
    sink.object("subject");
    sink.value("type", subject.type().toString());
    writeIfKnown("class", subject.className(), sink);
    writeIfKnown("name", subject.name(), sink);
    sink.end();
  }

  private static void writeAccesses(List<Access> accesses, JsonSink<?> sink) {
    sink.array("accesses");
    for (Access access : accesses) {
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

  private static void writeInside(Inside inside, JsonSink<?> sink) {
    sink.value("insideCount", inside.count());
    sink.array("inside");
    for (Inside.Race race : inside.races()) {
      sink.object();
      writeSubject(race.subject(), sink);
      writeAccesses(race.accesses(), sink);
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
    return new Finding(
        text(json, "id"),
        word(Finding.Kind.values(), json, "kind"),
        word(Finding.Evidence.values(), json, "evidence"),
        text(json, "detector"),
        readSubject(json),
        readObject(json.getObject("object")),
        text(json, "message"),
        json.getLong("occurrences", 1),
        readAccesses(json),
        readInside(json),
        readSupport(json));
  }

  private static Subject readSubject(JsonObject json) throws ReportException {
    JsonObject subject = json.getObject("subject", new JsonObject());
    return new Subject(
        word(Subject.Type.values(), subject, "type"),
        subject.getString("class"),
        subject.getString("name"));
  }

  private static List<Access> readAccesses(JsonObject json) throws ReportException {
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
    return accesses;
  }

  private static Inside readInside(JsonObject json) throws ReportException {
    List<Inside.Race> races = new ArrayList<>();
    for (JsonObject race : objects(json, "inside")) {
      races.add(new Inside.Race(readSubject(race), readAccesses(race)));
    }
    return new Inside(races, json.getInt("insideCount", 0));
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
    return word(values, text(json, key), key);
  }

  private static <E extends Enum<E>> E word(E[] values, String word, String key)
      throws ReportException {
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
