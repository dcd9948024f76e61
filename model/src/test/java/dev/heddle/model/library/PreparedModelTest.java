// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A prepared model says the same as the text that it was made from. */
class PreparedModelTest {
  private final LibraryModel parsed = JdkModel.parse();
  private final LibraryModel prepared = LibraryModel.prepared(JdkModel.prepare());

  @Test
  void itSaysTheSameOfEachClass() {
    assertThat(parsed.classes()).hasSizeGreaterThan(300);
    for (ClassModel each : parsed.classes()) {
      assertThat(prepared.of(each.name()))
          .as(each.name())
          .usingRecursiveComparison()
          .isEqualTo(each);
    }
  }

  @Test
  void itSaysTheSameOfAllTogether() {
    assertThat(prepared.classes())
        .extracting(ClassModel::name)
        .containsExactlyInAnyOrderElementsOf(
            parsed.classes().stream().map(ClassModel::name).toList());
  }

  @Test
  void itSaysNothingOfOthers() {
    for (String name : List.of("", "java/util", "java/util/hashMap", "com/acme/Order", "é")) {
      assertThat(prepared.of(name)).isNull();
      assertThat(prepared.weaves(name)).isFalse();
      assertThat(prepared.weavesNamed(name)).isFalse();
      assertThat(prepared.effectsOf(name)).isEmpty();
    }
  }

  @Test
  void itTellsWhichClassesAreWoven() {
    int woven = 0;
    for (ClassModel each : parsed.classes()) {
      for (String name : List.of(each.name(), each.name() + "$Node", each.name() + "$A$1")) {
        boolean expected = parsed.weaves(name);
        assertThat(prepared.weaves(name)).as(name).isEqualTo(expected);
        assertThat(prepared.weavesNamed(name.replace('/', '.'))).as(name).isEqualTo(expected);
        assertThat(parsed.weavesNamed(name.replace('/', '.'))).as(name).isEqualTo(expected);
        woven += expected ? 1 : 0;
      }
    }
    assertThat(woven).isPositive();
    assertThat(prepared.enclosing("java/util/concurrent/ConcurrentHashMap$Node"))
        .usingRecursiveComparison()
        .isEqualTo(parsed.enclosing("java/util/concurrent/ConcurrentHashMap$Node"));
  }

  @Test
  void itFindsTheSameEffectsByTheNameOfAMethod() {
    Set<String> names = new HashSet<>();
    for (ClassModel type : parsed.classes()) {
      for (MethodModel line : type.methods()) {
        for (MethodPattern method : line.methods()) {
          names.add(method.name());
        }
      }
    }
    assertThat(names).contains("put", "get", "<init>");
    for (String name : names) {
      assertThat(prepared.effectsOf(name))
          .as(name)
          .extracting(MethodModel::toString)
          .containsExactlyInAnyOrderElementsOf(
              parsed.effectsOf(name).stream().map(MethodModel::toString).toList());
    }
    assertThat(prepared.effectsOf("put")).isNotEmpty();
    assertThat(prepared.effectsOf("<init>")).isEmpty();
  }

  @Test
  void whatSeveralFilesSayOfAClassIsOne() {
    LibraryModel model =
        prepared(
            "# Which class is meant?\n\nclass a.B\n  run() : reads this\n",
            "class a.C\n  stop() : reads this\n? class a.B\n  its monitors synchronise\n");
    ClassModel both = model.of("a/B");
    assertThat(both.methods()).hasSize(1);
    assertThat(both.methods().get(0).line()).isEqualTo(4);
    assertThat(both.monitorsSynchronise()).isTrue();
    assertThat(both.optional()).isFalse();
    assertThat(model.of("a/C").methods().get(0).line()).isEqualTo(2);
    assertThat(model.weaves("a/B")).isTrue();
    assertThat(model.weaves("a/C")).isFalse();
  }

  @Test
  void namesOfOneHashAreToldApart() {
    LibraryModel model = prepared("class Aa\n  f : reads this\nclass BB\n  g : reads this\n");
    assertThat(model.of("Aa").methods().get(0).matches("f", "()V")).isTrue();
    assertThat(model.of("BB").methods().get(0).matches("g", "()V")).isTrue();
  }

  @Test
  void itGrowsByTheUsersModel() {
    LibraryModel users =
        LibraryModel.parse(
            "mine", "class java.util.HashMap\n  its monitors synchronise\nclass com.Acme\n");
    LibraryModel both = prepared.merge(users);
    assertThat(both.of("java/util/HashMap").monitorsSynchronise()).isTrue();
    assertThat(both.of("java/util/HashMap").threadUnsafe()).isTrue();
    assertThat(both.of("com/Acme")).isNotNull();
    assertThat(both.weavesNamed("java.util.HashMap")).isTrue();
    assertThat(both.classes()).hasSize(parsed.classes().size() + 1);
  }

  @Test
  void threadsThatAskForTheSameClassGetTheSame() throws Exception {
    List<ClassModel> first = new ArrayList<>();
    Thread other =
        new Thread(() -> parsed.classes().forEach(each -> first.add(prepared.of(each.name()))));
    other.start();
    List<ClassModel> second = new ArrayList<>();
    parsed.classes().forEach(each -> second.add(prepared.of(each.name())));
    other.join();
    assertThat(second).hasSameSizeAs(first);
    for (int i = 0; i < first.size(); i++) {
      assertThat(second.get(i)).isSameAs(first.get(i));
    }
  }

  @Test
  void whatCannotBeSaidStopsTheBuild() {
    String name = "very".repeat(40);
    assertThatThrownBy(() -> prepared("class a." + name + "\n  f : reads this\n"))
        .hasMessageContaining("more than a prepared model can say");
  }

  private static LibraryModel prepared(String... files) {
    List<byte[]> texts =
        Arrays.stream(files).map(each -> each.getBytes(StandardCharsets.UTF_8)).toList();
    return LibraryModel.prepared(ModelPreparation.of(texts));
  }
}
