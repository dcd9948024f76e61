// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.html;

import com.grack.nanojson.JsonSink;
import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Libraries;
import dev.heddle.report.source.SourceFile;
import dev.heddle.report.source.Sources;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The frames of all stacks, each once: a report of 2,000 findings has few different ones. With them
 * go the lines of source around them.
 */
final class FrameTable {
  /** Lines before and after the place of an access. */
  private static final int AROUND_ACCESS = 5;

  /** Lines before and after a call that leads there. */
  private static final int AROUND_CALL = 2;

  /** In place of a jar's number. */
  private static final int OF_APPLICATION = -1;

  private static final int OF_JDK = -2;

  private final Libraries libraries;
  private final Sources sources;
  private final TextTable jars = new TextTable();
  private final Map<Frame, Integer> frames = new LinkedHashMap<>();
  private final TextTable paths = new TextTable();
  private final List<SortedMap<Integer, String>> excerpts = new ArrayList<>();

  FrameTable(Libraries libraries, Sources sources) {
    this.libraries = libraries;
    this.sources = sources;
  }

  /** Writes a stack as numbers of frames. */
  void stack(String key, List<Frame> stack, JsonSink<?> json) {
    if (stack.isEmpty()) {
      return;
    }
    Frame innermost = sources.innermost(stack);
    json.array(key);
    for (Frame frame : stack) {
      Integer known = frames.putIfAbsent(frame, frames.size());
      json.value(known == null ? frames.size() - 1 : known);
      note(frame, frame.equals(innermost) ? AROUND_ACCESS : AROUND_CALL);
    }
    json.end();
  }

  private void note(Frame frame, int around) {
    SourceFile file = sources.of(frame);
    if (file == null) {
      return;
    }
    int number = paths.numberOf(file.path());
    if (number == excerpts.size()) {
      excerpts.add(new TreeMap<>());
    }
    int last = Math.min(frame.line() + around, file.lines().size());
    for (int i = Math.max(1, frame.line() - around); i <= last; i++) {
      excerpts.get(number).put(i, file.line(i));
    }
  }

  /** Writes all frames, jars and excerpts that stacks have asked for. */
  void write(JsonSink<?> json) {
    json.array("frames");
    for (Frame frame : frames.keySet()) {
      json.array();
      json.value(frame.className()).value(frame.method());
      json.value(frame.file()).value(frame.hasLine() ? frame.line() : 0);
      json.value(origin(frame));
      SourceFile file = sources.of(frame);
      json.value(file == null ? -1 : paths.numberOf(file.path()));
      json.end();
    }
    json.end();
    jars.write("jars", json);
    paths.write("paths", json);
    json.array("excerpts");
    for (SortedMap<Integer, String> lines : excerpts) {
      json.object();
      for (Map.Entry<Integer, String> line : lines.entrySet()) {
        json.value(line.getKey().toString(), line.getValue());
      }
      json.end();
    }
    json.end();
  }

  private int origin(Frame frame) {
    String jar = libraries.jarOf(frame.className());
    if (jar != null) {
      return jars.numberOf(jar);
    }
    return frame.isOfJdk() ? OF_JDK : OF_APPLICATION;
  }
}
