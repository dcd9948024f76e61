// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class LibraryModelTest {
  private static ClassModel only(String text) {
    LibraryModel model = LibraryModel.parse("test.model", text);
    assertThat(model.classes()).hasSize(1);
    return model.classes().iterator().next();
  }

  private static MethodModel line(String line) {
    return only("class a.B\n  " + line + "\n").methods().get(0);
  }

  @Test
  void readsHooksAtEntryAndExit() {
    MethodModel line =
        line("take poll : at entry release this, at exit acquire result, ignoring inner");
    assertThat(line.methods()).extracting(MethodPattern::name).containsExactly("take", "poll");
    assertThat(line.entry())
        .containsExactly(new Action(Verb.RELEASE, Operand.THIS, java.util.List.of()));
    assertThat(line.exit())
        .containsExactly(new Action(Verb.ACQUIRE, Operand.RESULT, java.util.List.of()));
    assertThat(line.ignoringInner()).isTrue();
    assertThat(line.atCalls()).isFalse();
    assertThat(line.hooks()).isTrue();
  }

  @Test
  void readsWhatTheCodeOfMethodsIsLike() {
    assertThat(line("m : thread-safe, circulates-unsafe-objects").safety())
        .containsExactlyInAnyOrder(Safety.THREAD_SAFE, Safety.CIRCULATES_UNSAFE_OBJECTS);
    assertThat(line("m : transitively-thread-safe").safety())
        .containsExactly(Safety.TRANSITIVELY_THREAD_SAFE);
    assertThat(line("m : instantiates-only-safe-objects, reads this").effects()).hasSize(1);
    assertThat(line("m : thread-safe").hooks()).isFalse();
    assertThat(line("m : reads this").safety()).isEmpty();
    assertMessage(
        "class a.B\n  calling m : thread-safe",
        "what a method's code is like is said of methods, not of calls");
    assertMessage("class a.B\n  is thread-safe twice", "'twice' is not understood here");
  }

  @Test
  void whatIsSaidOfAMethodTakesThePlaceOfWhatIsSaidOfItsClass() {
    ClassModel model =
        only(
            """
            class a.B
              is transitively-thread-safe
              instantiates-only-safe-objects
              print(Object) : thread-safe, circulates-unsafe-objects
              print(int) : reads this
            """);
    assertThat(model.safety())
        .containsExactlyInAnyOrder(
            Safety.TRANSITIVELY_THREAD_SAFE, Safety.INSTANTIATES_ONLY_SAFE_OBJECTS);
    assertThat(model.safety("print", "(I)V")).isEqualTo(model.safety());
    assertThat(model.safety("print", "(Ljava/lang/Object;)V"))
        .containsExactlyInAnyOrder(Safety.THREAD_SAFE, Safety.CIRCULATES_UNSAFE_OBJECTS);
    assertThat(model.woven()).isFalse();
  }

  @Test
  void laterModelsAddToWhatTheCodeIsLike() {
    LibraryModel model = LibraryModel.parse("one", "class a.B\n  m : thread-safe\n");
    model.merge(LibraryModel.parse("two", "class a.B\n  m : transitively-thread-safe\n"));
    assertThat(model.of("a/B").safety("m", "()V")).containsExactly(Safety.TRANSITIVELY_THREAD_SAFE);
  }

  @Test
  void readsWhatIsOnlyTried() {
    MethodModel line = line("tryLock : trying, at exit lock this if result");
    assertThat(line.trying()).isTrue();
    assertThat(line.exit()).hasSize(1);
    assertThat(line("tryLockNanos : trying").hooks()).isTrue();
    assertThat(line("lock : at exit lock this").trying()).isFalse();
  }

  @Test
  void readsHooksAtEveryExit() {
    MethodModel line =
        line("await : at entry release argument 1, at every exit acquire argument 1");
    assertThat(line.everyExit())
        .containsExactly(new Action(Verb.ACQUIRE, Operand.argument(1), java.util.List.of()));
    assertThat(line.exit()).isEmpty();
    assertThat(line.hooks()).isTrue();
  }

  @Test
  void readsSeveralActionsAndConditions() {
    MethodModel line =
        line("m : at exit acquire argument 2 and lock this.sync if result if not argument 1");
    assertThat(line.exit().get(0).key()).isEqualTo(Operand.argument(2));
    Action second = line.exit().get(1);
    assertThat(second.key().field()).isEqualTo("sync");
    assertThat(second.conditions()).hasSize(2);
    assertThat(second.conditions().get(1).negated()).isTrue();
  }

  @Test
  void readsEveryKindOfCondition() {
    assertThat(condition("result >= 0").test()).isEqualTo(Condition.Test.NOT_NEGATIVE);
    assertThat(condition("result > 0").test()).isEqualTo(Condition.Test.POSITIVE);
    assertThat(condition("result is not null"))
        .isEqualTo(new Condition(Operand.RESULT, Condition.Test.NULL, true, null, 0));
    assertThat(condition("this.capacity is not 7").number()).isEqualTo(7);
    assertThat(condition("this is a.B$C").className()).isEqualTo("a/B$C");
    assertThat(condition("this is application-defined").test())
        .isEqualTo(Condition.Test.APPLICATION);
    assertThat(condition("this.out is over application-defined").test())
        .isEqualTo(Condition.Test.OVER_APPLICATION);
  }

  private static Condition condition(String text) {
    return line("m : at exit acquire this if " + text).exit().get(0).conditions().get(0);
  }

  @Test
  void readsEveryKindOfObject() {
    assertThat(key("current thread").kind()).isEqualTo(Operand.Kind.CURRENT_THREAD);
    assertThat(key("class java.lang.Thread").name()).isEqualTo("java/lang/Thread");
    assertThat(key("element argument 3 of this")).isEqualTo(Operand.element(3));
    assertThat(key("value argument 1 of this")).isEqualTo(Operand.value(1));
  }

  @Test
  void onlyCallsHaveACaller() {
    assertThat(line("calling m : at entry acquire caller").entry().get(0).key())
        .isEqualTo(Operand.CALLER);
    assertThatThrownBy(() -> line("m : at entry acquire caller"))
        .isInstanceOf(ModelSyntaxException.class)
        .hasMessageContaining("only 'calling' lines have a caller");
  }

  private static Operand key(String text) {
    return line("m : at exit acquire " + text).exit().get(0).key();
  }

  @Test
  void readsEffects() {
    MethodModel line =
        line(
            "addAll(Collection) : writes this, reads argument 1, reads array argument 2 from argument 3 to argument 4");
    assertThat(line.effects())
        .containsExactly(
            new Effect(true, 0, Effect.Part.WHOLE, null, null, null),
            new Effect(false, 1, Effect.Part.WHOLE, null, null, null),
            new Effect(false, 2, Effect.Part.ARRAY, new Effect.Range(3, 4, 0), null, null));
    assertThat(line.hooks()).isFalse();
    assertThat(line("get : writes this if this.accessOrder").effects().get(0).onlyIf())
        .isEqualTo("accessOrder");
  }

  @Test
  void readsEffectsOnParts() {
    assertThat(effect("reads structure of this"))
        .isEqualTo(new Effect(false, 0, Effect.Part.STRUCTURE, null, null, null));
    assertThat(effect("writes element argument 1 of this"))
        .isEqualTo(elements(true, 0, new Effect.Index(1, null, 0, 1)));
    assertThat(effect("reads element before this.cursor of this"))
        .isEqualTo(elements(false, 0, new Effect.Index(0, "cursor", -1, 1)));
    assertThat(effect("reads elements from this.cursor of this"))
        .isEqualTo(elements(false, 0, new Effect.Index(0, "cursor", 0, 0)));
    assertThat(effect("writes 4 elements from argument 1 of this"))
        .isEqualTo(elements(true, 0, new Effect.Index(1, null, 0, 4)));
    assertThat(effect("writes element argument 2 of argument 1"))
        .isEqualTo(elements(true, 1, new Effect.Index(2, null, 0, 1)));
    assertThat(effect("writes elements of argument 1")).isEqualTo(elements(true, 1, null));
  }

  @Test
  void tellsPositionsFromWhatIsIteratedOver() {
    Effect effect = effect("writes position of this");
    assertThat(effect).isEqualTo(new Effect(true, 0, Effect.Part.POSITION, null, null, null));
    assertThat(effect.ofReceiver()).isFalse();
    ClassModel view = only("class a.B\n is an iterator of this.list");
    assertThat(view.iterator()).isTrue();
    assertThat(view.viewedField()).isEqualTo("list");
    assertThat(only("class a.B\n is an iterator").viewedField()).isNull();
  }

  @Test
  void readsHowManyElementsTheCallSays() {
    assertThat(effect("writes argument 1 count result").range())
        .isEqualTo(new Effect.Range(0, 0, Effect.Range.RESULT));
    assertThat(effect("writes array argument 1 from argument 2 count result").range())
        .isEqualTo(new Effect.Range(2, 0, Effect.Range.RESULT));
  }

  private static Effect effect(String text) {
    return line("m : " + text).effects().get(0);
  }

  private static Effect elements(boolean write, int argument, Effect.Index index) {
    return new Effect(write, argument, Effect.Part.ELEMENTS, null, index, null);
  }

  @Test
  void readsWhereElementsAre() {
    assertThat(only("class a.B\n is thread-unsafe with its elements in this.values").elements())
        .isEqualTo(new ClassModel.Elements("values", false, null));
    assertThat(
            only("class a.B\n is thread-unsafe with its elements in the array this.a from this.off")
                .elements())
        .isEqualTo(new ClassModel.Elements("a", true, "off"));
    assertThat(only("class a.B\n is thread-unsafe with its elements elsewhere").elements())
        .isEqualTo(new ClassModel.Elements(null, false, null));
    assertThat(only("class a.B\n is a view of this.list from this.offset count this.size").window())
        .isEqualTo(new ClassModel.Window("offset", "size"));
    assertThat(only("class a.B\n is a view of this.list in another order").window())
        .isEqualTo(new ClassModel.Window(null, null));
    ClassModel passingOn = only("class a.B\n passes calls on to this.i");
    assertThat(passingOn.passingOn()).isTrue();
    assertThat(passingOn.viewedField()).isEqualTo("i");
  }

  @Test
  void monitorsSynchroniseOnConditions() {
    ClassModel model =
        only(
            """
            class a.B
              its monitors synchronise if this.out is application-defined if this.open
              its monitors synchronise if this is application-defined
            """);
    assertThat(model.monitorsSynchronise()).isTrue();
    assertThat(model.monitorConditions()).hasSize(2);
    assertThat(model.monitorConditions().get(0)).hasSize(2);
    ClassModel always =
        only("class a.B\n  its monitors synchronise\n  its monitors synchronise if this.open\n");
    assertThat(always.monitorsSynchronise()).isTrue();
    assertThat(always.monitorConditions()).isEmpty();
    assertThatThrownBy(() -> only("class a.B\n  its monitors synchronise if argument 1\n"))
        .isInstanceOf(ModelSyntaxException.class);
  }

  @Test
  void readsFactsAboutClasses() {
    ClassModel model =
        only(
            """
            # A comment.
            class a.B with nested   # another
              is thread-unsafe with its state in this.map
              its monitors synchronise
              its fields Node.val, next synchronise
              its fields B.stack synchronise apart
            """);
    assertThat(model.name()).isEqualTo("a/B");
    assertThat(model.withNested()).isTrue();
    assertThat(model.threadUnsafe()).isTrue();
    assertThat(model.stateField()).isEqualTo("map");
    assertThat(model.monitorsSynchronise()).isTrue();
    assertThat(model.fieldSynchronises("a/B$Node", "val")).isTrue();
    assertThat(model.fieldSynchronises("a/B$TreeNode", "val")).isFalse();
    assertThat(model.fieldSynchronises("a/B$TreeNode", "next")).isTrue();
    assertThat(model.fieldSynchronises("a/B", "other")).isFalse();
    assertThat(model.fieldSynchronises("a/B", "stack")).isTrue();
    assertThat(model.fieldIsApart("a/B", "stack")).isTrue();
    assertThat(model.fieldIsApart("a/B", "next")).isFalse();
    assertThat(model.woven()).isTrue();
  }

  @Test
  void readsViewsAndCallHooks() {
    assertThat(only("class a.B\n is a view of this.list").viewedField()).isEqualTo("list");
    assertThat(line("calling accept(Object) : at entry acquire argument 1").atCalls()).isTrue();
    MethodModel failing = line("compareAndSet : fails unless get is argument 2");
    assertThat(failing.getter()).isEqualTo("get");
    assertThat(failing.expected()).isEqualTo(2);
  }

  @Test
  void marksOptionalClassesAndMethods() {
    ClassModel model = only("? class a.B\n  ?m n : reads this\n  ? o p : reads this\n");
    assertThat(model.optional()).isTrue();
    assertThat(model.methods().get(0).methods())
        .extracting(MethodPattern::optional)
        .containsExactly(true, false);
    assertThat(model.methods().get(1).methods())
        .extracting(MethodPattern::optional)
        .containsExactly(true, true);
  }

  @Test
  void mergesWhatTwoFilesSayOfAClass() {
    LibraryModel model =
        LibraryModel.parse("one", "class a.B\n  get : reads this\n")
            .merge(
                LibraryModel.parse("two", "class a.B\n  is thread-unsafe\n  put : writes this\n"))
            .merge(LibraryModel.parse("three", "class c.D\n  is thread-unsafe\n"));
    assertThat(model.of("a/B").methods()).hasSize(2);
    assertThat(model.of("a/B").threadUnsafe()).isTrue();
    assertThat(model.of("c/D")).isNotNull();
    assertThat(model.of("x/Y")).isNull();
  }

  @Test
  void findsTheClassAroundANestedOne() {
    LibraryModel model =
        LibraryModel.parse(
            "m", "class a.B with nested\n its fields synchronise\nclass a.C\n is thread-unsafe\n");
    assertThat(model.enclosing("a/B$D$1").name()).isEqualTo("a/B");
    assertThat(model.enclosing("a/B")).isNull();
    assertThat(model.enclosing("a/C$D")).isNull();
  }

  @Test
  void readsWordsInAnyLanguageAndLinesOfAnySystem() {
    LibraryModel model =
        LibraryModel.parse(
            "test", "class a.Größe # Ölstand: 3\r\n\tmessen(Länge,int) größer:reads this\r\n");
    MethodModel line = model.of("a/Größe").methods().get(0);
    assertThat(line.matches("messen", "(La/Länge;I)V")).isTrue();
    assertThat(line.matches("größer", "()V")).isTrue();
    assertThat(line.effects()).hasSize(1);
    assertThat(line.line()).isEqualTo(2);
  }

  @Test
  void saysWhereAndWhatIsWrong() {
    assertMessage("m : at exit acquire this", "test.model:1: the first line must name a class");
    assertMessage("class a.B\n\n  m : at exit grab this", "test.model:3: 'grab' is not a verb");
    assertMessage(
        "class a.B\n  m : at exit acquire", "test.model:2: the line ends where an object");
    assertMessage("class a.B\n  m : at entry acquire result", "there is no result at entry");
    assertMessage("class a.B\n  m : at every exit acquire result", "or at every exit");
    assertMessage("class a.B\n  calling m : at every exit acquire this", "not for calls");
    assertMessage("class a.B\n  m : at exit acquire argument 0", "counted from 1");
    assertMessage("class a.B\n  m : at exit acquire argument x", "'x' is not a number");
    assertMessage("class a.B\n  m : reads that", "'that' where 'this' is expected");
    assertMessage("class a.B\n  m : does nothing", "'does' where 'at', 'ignoring'");
    assertMessage("class a.B\n  : reads this", "no method is named before the colon");
    assertMessage("class a.B\n  m( : reads this", "write name or name(int,Object)");
    assertMessage("class a.B\n  is thread-odd", "'thread-odd' where 'thread-unsafe'");
    assertMessage("class a.B\n  is a view of list", "a field such as 'this.map'");
    assertMessage(
        "class a.B\n  m : reads element argument 1", "the line ends where 'of' is expected");
    assertMessage("class a.B\n  m : reads element this.i of argument 1", "is one of 'this'");
    assertMessage("class a.B\n  is thread-unsafe with its wings", "'wings' where 'state'");
    assertMessage("class a.B\n  its doors synchronise", "'doors' where 'fields'");
    assertMessage(
        "class a.B\n  size", "'size' is not understood; a line about methods has a colon");
    assertMessage("class a.B\n  m : reads this twice", "'twice' is not understood here");
    assertMessage("class", "the line ends where the name of a class is expected");
    assertMessage("class a.B\n? is thread-unsafe", "only classes and methods can be optional");
  }

  private static void assertMessage(String text, String message) {
    assertThatThrownBy(() -> LibraryModel.parse("test.model", text))
        .isInstanceOf(ModelSyntaxException.class)
        .hasMessageStartingWith("test.model:")
        .hasMessageContaining(message);
  }
}
