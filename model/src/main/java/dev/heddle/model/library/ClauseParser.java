// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.library;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Reads the part of a line behind the colon: hooks and effects, separated by commas. */
final class ClauseParser {
  private static final String OBJECTS = "an object such as 'this', 'argument 1' or 'result'";
  private static final String CLAUSES =
      "'at', 'ignoring', 'trying', 'reads', 'writes', 'fails' or a word such as 'thread-safe'";

  private final Words words;
  private boolean atCalls;
  private final List<Action> entry = new ArrayList<>(2);
  private final List<Action> exit = new ArrayList<>(2);
  private final List<Action> everyExit = new ArrayList<>(0);
  private final List<Effect> effects = new ArrayList<>(0);
  private final Set<Safety> safety = EnumSet.noneOf(Safety.class);
  private boolean ignoringInner;
  private boolean trying;
  private String getter;
  private int expected;

  ClauseParser(Words words) {
    this.words = words;
  }

  MethodModel parse(List<MethodPattern> methods, boolean atCalls) {
    this.atCalls = atCalls;
    do {
      clause();
    } while (words.take(","));
    words.expectEnd();
    if (atCalls && !everyExit.isEmpty()) {
      throw words.error("'at every exit' is for methods, not for calls");
    }
    if (atCalls && !safety.isEmpty()) {
      throw words.error("what a method's code is like is said of methods, not of calls");
    }
    // Copies, because these stay in the program's heap and most of them are empty.
    return new MethodModel(
        List.copyOf(methods),
        atCalls,
        List.copyOf(entry),
        List.copyOf(exit),
        List.copyOf(everyExit),
        ignoringInner,
        trying,
        getter,
        expected,
        List.copyOf(effects),
        safety.isEmpty() ? Set.of() : Set.copyOf(safety),
        words.line());
  }

  private void clause() {
    if (words.take("ignoring")) {
      words.expect("inner");
      ignoringInner = true;
    } else if (words.take("trying")) {
      trying = true;
    } else if (words.take("reads")) {
      effects.add(effect(false));
    } else if (words.take("writes")) {
      effects.add(effect(true));
    } else if (words.take("at")) {
      hook();
    } else if (words.take("fails")) {
      failure();
    } else {
      Safety known = Safety.take(words);
      if (known == null) {
        throw words.error("'" + words.any(CLAUSES) + "' where " + CLAUSES + " is expected");
      }
      safety.add(known);
    }
  }

  private void hook() {
    boolean atEntry = words.take("entry");
    boolean atEveryExit = words.take("every");
    if (!atEntry) {
      words.expect("exit");
    }
    List<Action> actions = atEntry ? entry : atEveryExit ? everyExit : exit;
    do {
      actions.add(action(atEntry || atEveryExit));
    } while (words.take("and"));
  }

  private Action action(boolean withoutResult) {
    String word = words.any("a verb such as 'acquire'");
    Verb verb = Verb.named(word);
    if (verb == null) {
      throw words.error("'" + word + "' is not a verb; verbs are " + verbs());
    }
    Operand key = operand(withoutResult);
    List<Condition> conditions = new ArrayList<>(1);
    while (words.take("if")) {
      conditions.add(condition(withoutResult));
    }
    return new Action(verb, key, List.copyOf(conditions));
  }

  private static String verbs() {
    StringBuilder text = new StringBuilder();
    for (Verb verb : Verb.values()) {
      text.append(text.length() == 0 ? "" : ", ").append(verb.word());
    }
    return text.toString();
  }

  /** {@code fails unless get is argument 2}. */
  private void failure() {
    words.expect("unless");
    getter = words.any("the name of a method");
    words.expect("is");
    expected = argumentNumber();
  }

  /**
   * {@code this}, {@code argument 1}, a part of them, or {@code array argument 1 at argument 2}.
   */
  private Effect effect(boolean write) {
    if (words.take("array")) {
      return arrayEffect(write);
    } else if (words.take("structure")) {
      return new Effect(write, owner(), Effect.Part.STRUCTURE, null, null, null);
    } else if (words.take("position")) {
      words.expect("of");
      words.expect("this");
      return new Effect(write, 0, Effect.Part.POSITION, null, null, null);
    } else if (words.take("element")) {
      return elementsEffect(write, index(1));
    } else if (words.take("elements")) {
      return elementsEffect(write, words.take("from") ? index(0) : null);
    } else if (words.atNumber()) {
      int length = number(words.any("a number"));
      words.expect("elements");
      words.expect("from");
      return elementsEffect(write, index(length));
    } else if (words.at("argument")) {
      int argument = argumentNumber();
      return new Effect(write, argument, Effect.Part.WHOLE, asOftenAsReturned(), null, null);
    }
    words.expect("this");
    String onlyIf = words.take("if") ? words.fieldOfThis() : null;
    return new Effect(write, 0, Effect.Part.WHOLE, null, null, onlyIf);
  }

  /** {@code count result}, or nothing. */
  private Effect.Range asOftenAsReturned() {
    if (!words.take("count")) {
      return null;
    }
    words.expect("result");
    return new Effect.Range(0, 0, Effect.Range.RESULT);
  }

  private Effect arrayEffect(boolean write) {
    int array = argumentNumber();
    int from = words.take("from") ? argumentNumber() : 0;
    int to = words.take("to") ? argumentNumber() : 0;
    int count = words.take("count") ? count() : 0;
    if (from + to + count != 0) {
      Effect.Range range = new Effect.Range(from, to, count);
      return new Effect(write, array, Effect.Part.ARRAY, range, null, null);
    }
    Effect.Index at = words.take("at") ? new Effect.Index(argumentNumber(), null, 0, 1) : null;
    return new Effect(write, array, Effect.Part.ARRAY, null, at, null);
  }

  private int count() {
    return words.take("result") ? Effect.Range.RESULT : argumentNumber();
  }

  private Effect elementsEffect(boolean write, Effect.Index index) {
    int owner = owner();
    if (owner != 0 && index != null && index.field() != null) {
      throw words.error("an index in a field is one of 'this'");
    }
    return new Effect(write, owner, Effect.Part.ELEMENTS, null, index, null);
  }

  /** {@code of this} or {@code of argument 1}; zero for the former. */
  private int owner() {
    words.expect("of");
    return words.take("this") ? 0 : argumentNumber();
  }

  /** {@code argument 1}, {@code this.cursor} or {@code before this.cursor}. */
  private Effect.Index index(int length) {
    if (words.at("argument")) {
      return new Effect.Index(argumentNumber(), null, 0, length);
    }
    int distance = words.take("before") ? -1 : 0;
    return new Effect.Index(0, words.fieldOfThis(), distance, length);
  }

  private Operand operand(boolean withoutResult) {
    if (words.take("this")) {
      return Operand.THIS;
    } else if (words.at("argument")) {
      return Operand.argument(argumentNumber());
    } else if (words.take("current")) {
      words.expect("thread");
      return Operand.CURRENT_THREAD;
    } else if (words.take("caller")) {
      if (!atCalls) {
        throw words.error("only 'calling' lines have a caller");
      }
      return Operand.CALLER;
    } else if (words.take("class")) {
      return Operand.ofClass(words.any("the name of a class").replace('.', '/'));
    } else if (words.take("variable")) {
      String offset = words.fieldOfThis();
      words.expect("of");
      return Operand.variable(offset, argumentNumber());
    } else if (words.take("element")) {
      return Operand.element(argumentOfThis());
    } else if (words.take("value")) {
      return Operand.value(argumentOfThis());
    } else if (words.take("result")) {
      if (withoutResult) {
        throw words.error("there is no result at entry or at every exit");
      }
      return Operand.RESULT;
    }
    String word = words.any(OBJECTS);
    if (word.startsWith("this.") && word.length() > 5) {
      return Operand.field(word.substring(5));
    }
    throw words.error("'" + word + "' where " + OBJECTS + " is expected");
  }

  private int argumentOfThis() {
    int number = argumentNumber();
    words.expect("of");
    words.expect("this");
    return number;
  }

  /** The rest of a line about the class: {@code if this.out is application-defined}, or nothing. */
  List<Condition> conditionsOfThis() {
    List<Condition> conditions = new ArrayList<>(0);
    while (words.take("if")) {
      Condition condition = condition(true);
      Operand.Kind kind = condition.operand().kind();
      if (kind != Operand.Kind.THIS && kind != Operand.Kind.FIELD) {
        throw words.error("the class's monitors are asked of 'this' or a field of it");
      }
      conditions.add(condition);
    }
    return conditions;
  }

  private int argumentNumber() {
    words.expect("argument");
    String word = words.any("the number of an argument");
    int number = number(word);
    if (number < 1 || number > 255) {
      throw words.error("arguments are counted from 1, not '" + word + "'");
    }
    return number;
  }

  private int number(String word) {
    try {
      return Integer.parseInt(word);
    } catch (NumberFormatException e) {
      throw words.error("'" + word + "' is not a number");
    }
  }

  private Condition condition(boolean withoutResult) {
    boolean negated = words.take("not");
    Operand operand = operand(withoutResult);
    if (words.take(">=")) {
      words.expect("0");
      return new Condition(operand, Condition.Test.NOT_NEGATIVE, negated, null, 0);
    } else if (words.take(">")) {
      words.expect("0");
      return new Condition(operand, Condition.Test.POSITIVE, negated, null, 0);
    } else if (!words.take("is")) {
      return new Condition(operand, Condition.Test.TRUE, negated, null, 0);
    }
    negated ^= words.take("not");
    String word = words.any("'null', a number or a class");
    if (word.equals("null")) {
      return new Condition(operand, Condition.Test.NULL, negated, null, 0);
    } else if (word.equals("over")) {
      words.expect("application-defined");
      return new Condition(operand, Condition.Test.OVER_APPLICATION, negated, null, 0);
    } else if (word.equals("application-defined")) {
      return new Condition(operand, Condition.Test.APPLICATION, negated, null, 0);
    } else if (Character.isDigit(word.charAt(0)) || word.charAt(0) == '-') {
      return new Condition(operand, Condition.Test.EQUALS, negated, null, number(word));
    }
    return new Condition(operand, Condition.Test.INSTANCE, negated, word.replace('.', '/'), 0);
  }
}
