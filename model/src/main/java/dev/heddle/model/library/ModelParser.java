// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads one model file, or what it says of one class. */
final class ModelParser {
  private final Words words;
  private final Map<String, ClassModel> classes;
  private ClassModel current;

  /** Adds to what the map says of each class already. */
  ModelParser(Words words, Map<String, ClassModel> classes) {
    this.words = words;
    this.classes = classes;
  }

  void parse() {
    while (words.nextLine()) {
      boolean optional = words.take("?");
      if (words.take("class")) {
        classLine(optional);
      } else if (current == null) {
        throw words.error("the first line must name a class: class java.util.HashMap");
      } else if (words.hasColon()) {
        methodLine(optional);
      } else if (optional) {
        throw words.error("only classes and methods can be optional");
      } else {
        classFact();
      }
    }
  }

  private void classLine(boolean optional) {
    String name = words.any("the name of a class").replace('.', '/');
    current = new ClassModel(name);
    if (optional) {
      current.setOptional();
    }
    if (words.take("with")) {
      words.expect("nested");
      current.setWithNested();
    }
    words.expectEnd();
    ClassModel known = classes.get(name);
    if (known == null) {
      classes.put(name, current);
    } else {
      known.add(current);
      current = known;
    }
  }

  private void classFact() {
    if (words.take("its")) {
      synchronisation();
    } else if (words.take("passes")) {
      words.expect("calls");
      words.expect("on");
      words.expect("to");
      current.setPassingOn(words.fieldOfThis());
    } else if (words.take("is")) {
      if (words.take("a")) {
        view();
      } else if (words.take("an")) {
        iterator();
      } else if (!safety()) {
        threadUnsafe();
      }
    } else if (!safety()) {
      throw words.error(
          "'"
              + words.any("a statement")
              + "' is not understood; a line about methods has a colon,"
              + " a line about the class begins with 'is', 'its', 'passes', 'instantiates…' or 'circulates…'");
    }
    words.expectEnd();
  }

  private boolean safety() {
    Safety known = Safety.take(words);
    if (known != null) {
      current.addSafety(known);
    }
    return known != null;
  }

  /** {@code a view of this.list}, and perhaps which elements it shows. */
  private void view() {
    words.expect("view");
    words.expect("of");
    String field = words.fieldOfThis();
    ClassModel.Window window = null;
    if (words.take("from")) {
      String from = words.fieldOfThis();
      window = new ClassModel.Window(from, words.take("count") ? words.fieldOfThis() : null);
    } else if (words.take("in")) {
      words.expect("another");
      words.expect("order");
      window = new ClassModel.Window(null, null);
    }
    current.setView(field, window);
  }

  /** {@code an iterator}, or {@code an iterator of this.list}, which is a view as well. */
  private void iterator() {
    words.expect("iterator");
    current.setIterator();
    if (words.take("of")) {
      current.setView(words.fieldOfThis(), null);
    }
  }

  private void threadUnsafe() {
    words.expect("thread-unsafe");
    if (words.take("once")) {
      words.expect("written");
      current.setOnceWritten();
    }
    String state = null;
    if (words.take("with")) {
      words.expect("its");
      if (words.take("elements")) {
        elements();
      } else {
        words.expect("state");
        words.expect("in");
        state = words.fieldOfThis();
      }
    }
    current.setThreadUnsafe(state);
  }

  /** {@code in this.values}, {@code in the array this.hb from this.offset} or {@code elsewhere}. */
  private void elements() {
    if (words.take("elsewhere")) {
      current.setElements(new ClassModel.Elements(null, false, null));
      return;
    }
    words.expect("in");
    boolean shared = words.take("the");
    if (shared) {
      words.expect("array");
    }
    String field = words.fieldOfThis();
    String from = words.take("from") ? words.fieldOfThis() : null;
    current.setElements(new ClassModel.Elements(field, shared, from));
  }

  private void synchronisation() {
    if (words.take("monitors")) {
      words.expect("synchronise");
      current.addMonitorsSynchronise(new ClauseParser(words).conditionsOfThis());
      return;
    } else if (words.take("calls")) {
      words.expect("are");
      words.expect("accesses");
      current.setCallsAreAccesses();
      return;
    } else if (words.take("atomics")) {
      words.expect("order");
      words.expect("nothing");
      current.setAtomicsOrderNothing();
      return;
    }
    words.expect("fields");
    if (words.take("synchronise")) {
      current.setAllFieldsSynchronise();
      return;
    }
    List<String> fields = new ArrayList<>(4);
    do {
      fields.add(words.any("the name of a field"));
    } while (words.take(","));
    words.expect("synchronise");
    current.addSynchronisingFields(fields, words.take("apart"));
  }

  private void methodLine(boolean optional) {
    boolean atCalls = words.take("calling");
    List<MethodPattern> methods = new ArrayList<>(4);
    while (!words.take(":")) {
      methods.add(method(words.any("the name of a method"), optional));
    }
    if (methods.isEmpty()) {
      throw words.error("no method is named before the colon");
    }
    current.addMethod(new ClauseParser(words).parse(methods, atCalls));
  }

  /** Many methods have the same names and types, and all of this stays in the checked JVM. */
  private MethodPattern method(String written, boolean optional) {
    String word = written;
    boolean isOptional = optional;
    if (word.charAt(0) == '?') {
      isOptional = true;
      word = word.substring(1);
    }
    int open = word.indexOf('(');
    if (open < 0) {
      return new MethodPattern(word.intern(), null, isOptional);
    }
    if (open == 0 || word.charAt(word.length() - 1) != ')') {
      throw words.error("'" + written + "' is not a method: write name or name(int,Object)");
    }
    return new MethodPattern(
        word.substring(0, open).intern(),
        parameters(word, open + 1, word.length() - 1),
        isOptional);
  }

  private static String[] parameters(String word, int from, int to) {
    List<String> types = new ArrayList<>(4);
    int start = from;
    for (int i = from; i <= to; i++) {
      if (i == to || word.charAt(i) == ',') {
        String type = word.substring(start, i).trim();
        if (!type.isEmpty()) {
          types.add(type.intern());
        }
        start = i + 1;
      }
    }
    return types.toArray(new String[0]);
  }
}
