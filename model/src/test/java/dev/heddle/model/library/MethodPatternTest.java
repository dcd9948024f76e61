// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.library;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MethodPatternTest {
  private static boolean matches(String pattern, String name, String descriptor) {
    LibraryModel model = LibraryModel.parse("m", "class a.B\n  " + pattern + " : reads this\n");
    return model.of("a/B").methods().get(0).matches(name, descriptor);
  }

  @Test
  void aNameAloneMeansEveryOverload() {
    assertThat(matches("get", "get", "()V")).isTrue();
    assertThat(matches("get", "get", "(ILjava/lang/Object;)V")).isTrue();
    assertThat(matches("get", "getAll", "()V")).isFalse();
  }

  @Test
  void typesMayBeSimpleOrQualified() {
    assertThat(matches("m(Map,int)", "m", "(Ljava/util/Map;I)V")).isTrue();
    assertThat(matches("m(java.util.Map)", "m", "(Ljava/util/Map;)V")).isTrue();
    assertThat(matches("m(Entry)", "m", "(Ljava/util/Map$Entry;)V")).isTrue();
    assertThat(matches("m(ap)", "m", "(Ljava/util/Map;)V")).isFalse();
    assertThat(matches("m(Map)", "m", "(Ljava/util/SortedMap;)V")).isFalse();
  }

  @Test
  void numberAndOrderOfParametersCount() {
    assertThat(matches("m()", "m", "()V")).isTrue();
    assertThat(matches("m()", "m", "(I)V")).isFalse();
    assertThat(matches("m(int)", "m", "()V")).isFalse();
    assertThat(matches("m(int)", "m", "(II)V")).isFalse();
    assertThat(matches("m(long,int)", "m", "(IJ)V")).isFalse();
  }

  @Test
  void arraysAndPrimitives() {
    assertThat(matches("m(int[],Object[][])", "m", "([I[[Ljava/lang/Object;)V")).isTrue();
    assertThat(matches("m(int)", "m", "([I)V")).isFalse();
    assertThat(matches("m(int[])", "m", "(I)V")).isFalse();
    assertThat(matches("m(boolean,byte,char,short,float,double)", "m", "(ZBCSFD)V")).isTrue();
  }

  @Test
  void aStarIsAnyOneType() {
    assertThat(matches("fill(*,*)", "fill", "([JJ)V")).isTrue();
    assertThat(matches("fill(*,*)", "fill", "([JIIJ)V")).isFalse();
  }
}
