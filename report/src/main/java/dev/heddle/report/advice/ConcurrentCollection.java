// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.advice;

import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Subject;
import dev.heddle.report.source.SourceFile;
import dev.heddle.report.source.Sources;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A library object that is not made for sharing: there is one that is. */
final class ConcurrentCollection implements Advisor {
  private static final String UTIL = "java.util.";
  private static final String CONCURRENT = "java.util.concurrent.";
  private static final String COLLECTIONS = UTIL + "Collections";

  private static final String NO_NULL =
      " It takes no null as key or value, and a loop over it may miss changes made meanwhile.";
  private static final String LOOPS =
      " Each call is then safe by itself; a loop over it still has to hold its lock.";

  /**
   * What to use instead.
   *
   * @param expression what makes one, with {@code <>} in place of the type arguments and without
   *     arguments
   * @param imported the class that the expression needs
   * @param note what is different
   */
  private record Replacement(String expression, String imported, String note) {
    static Replacement made(String className, String note) {
      String simple = className.substring(className.lastIndexOf('.') + 1);
      return new Replacement("new " + simple + "<>()", className, note);
    }

    static Replacement wrapped(String method, String simple) {
      String expression = "Collections." + method + "(new " + simple + "<>())";
      return new Replacement(expression, COLLECTIONS, LOOPS);
    }

    String shown() {
      return expression.replace("new ", "").replace("<>()", "").replace("()", "");
    }
  }

  private static final Map<String, Replacement> REPLACEMENTS =
      Map.ofEntries(
          Map.entry("HashMap", Replacement.made(CONCURRENT + "ConcurrentHashMap", NO_NULL)),
          Map.entry("TreeMap", Replacement.made(CONCURRENT + "ConcurrentSkipListMap", NO_NULL)),
          Map.entry("LinkedHashMap", Replacement.wrapped("synchronizedMap", "LinkedHashMap")),
          Map.entry("WeakHashMap", Replacement.wrapped("synchronizedMap", "WeakHashMap")),
          Map.entry("IdentityHashMap", Replacement.wrapped("synchronizedMap", "IdentityHashMap")),
          Map.entry(
              "HashSet",
              new Replacement(
                  "ConcurrentHashMap.newKeySet()", CONCURRENT + "ConcurrentHashMap", NO_NULL)),
          Map.entry("TreeSet", Replacement.made(CONCURRENT + "ConcurrentSkipListSet", NO_NULL)),
          Map.entry("LinkedHashSet", Replacement.wrapped("synchronizedSet", "LinkedHashSet")),
          Map.entry("ArrayList", Replacement.wrapped("synchronizedList", "ArrayList")),
          Map.entry("LinkedList", Replacement.made(CONCURRENT + "ConcurrentLinkedDeque", NO_NULL)),
          Map.entry("ArrayDeque", Replacement.made(CONCURRENT + "ConcurrentLinkedDeque", NO_NULL)),
          Map.entry(
              "PriorityQueue", Replacement.made(CONCURRENT + "PriorityBlockingQueue", NO_NULL)));

  /** Classes for which there is something better than a lock, but not by changing one line. */
  private static final Map<String, String> OTHERS =
      Map.of(
          "java.text.SimpleDateFormat",
          "Use java.time.format.DateTimeFormatter, which is immutable and may be shared.",
          "java.lang.StringBuilder",
          "Build the text in one thread, or collect the parts in a concurrent queue and join them"
              + " at the end; StringBuffer makes single calls safe, not sequences of them.",
          "java.util.BitSet",
          "Guard it with a lock, or give each thread its own set and combine them with or() at the"
              + " end.");

  @Override
  public Advice advise(Finding finding, Sources sources) {
    Subject subject = finding.subject();
    if (subject.type() != Subject.Type.LIBRARY) {
      return null;
    }
    String className = subject.className();
    String simple = className.substring(className.lastIndexOf('.') + 1);
    Replacement replacement = className.equals(UTIL + simple) ? REPLACEMENTS.get(simple) : null;
    if (replacement == null) {
      String text = OTHERS.get(className);
      return text == null ? null : Advice.withoutDiff("Share something made for it", text);
    }
    String text =
        "A "
            + simple
            + " must not be shared without a lock: it can lose entries, throw, or loop"
            + " for ever. Use "
            + replacement.shown()
            + " instead."
            + replacement.note();
    return new Advice(
        "Use " + replacement.shown(), text, diff(subject.name(), simple, replacement, sources));
  }

  /**
   * @param heldBy the field that holds the object, with its class; null if unknown
   */
  private static Diff diff(String heldBy, String simple, Replacement by, Sources sources) {
    int dot = heldBy == null ? -1 : heldBy.lastIndexOf('.');
    SourceFile file = dot < 0 ? null : sources.ofClass(heldBy.substring(0, dot));
    int number = file == null ? 0 : Code.declarationOf(heldBy.substring(dot + 1), file);
    if (number == 0) {
      return null;
    }
    String line = file.line(number);
    Matcher creation = Pattern.compile("new " + simple + "(<[^()]*>)\\(\\)").matcher(Code.of(line));
    // Declared as the class itself, it can be used in ways that the other does not know.
    boolean isDeclaredSo = Pattern.compile("\\b" + simple + "<[^=]*=").matcher(line).find();
    if (!creation.find() || isDeclaredSo) {
      return null;
    }
    String made = by.expression().replace("<>", creation.group(1));
    String replaced = line.substring(0, creation.start()) + made + line.substring(creation.end());
    return new Diff.Builder(file).importing(by.imported()).replace(number, replaced).build();
  }
}
