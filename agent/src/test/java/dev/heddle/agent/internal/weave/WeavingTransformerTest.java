// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.agent.AgentOptions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WeavingTransformerTest {
  private static final Module UNNAMED = WeavingTransformerTest.class.getModule();

  private final byte[] bytes = Compiled.of("Example", "class Example { int x; }").get("Example");
  private final ClassLoader loader = new ClassLoader(getClass().getClassLoader()) {};
  private final List<String> notChecked = new ArrayList<>();

  private WeavingTransformer transformer(String options) {
    return new WeavingTransformer(
        AgentOptions.parse(options), null, Woven.NO_EFFECTS, notChecked::add);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Example", "com/acme/Shop", "dev/heddle/programs/Race", "javax/mail/X"})
  void weavesTheApplication(String name) {
    assertThat(transformer("").transform(UNNAMED, loader, name, null, null, bytes)).isNotNull();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "java/util/Made",
        "jdk/internal/reflect/GeneratedMethodAccessor1",
        "sun/reflect/Generated",
        "com/sun/proxy/$Proxy3",
        "com/acme/$Proxy3",
      })
  void leavesWhatTheJdkMakesAlone(String name) {
    assertThat(transformer("").transform(UNNAMED, loader, name, null, null, bytes)).isNull();
    assertThat(notChecked).isEmpty();
  }

  @Test
  void leavesClassesOfJdkLoadersAndModulesAlone() {
    WeavingTransformer transformer = transformer("");
    ClassLoader platform = ClassLoader.getPlatformClassLoader();
    Module sql = ModuleLayer.boot().findModule("java.sql").orElseThrow();

    assertThat(transformer.transform(UNNAMED, null, "Example", null, null, bytes)).isNull();
    assertThat(transformer.transform(UNNAMED, platform, "Example", null, null, bytes)).isNull();
    assertThat(transformer.transform(sql, loader, "Example", null, null, bytes)).isNull();
    assertThat(transformer.transform(UNNAMED, loader, null, null, null, bytes)).isNull();
  }

  @Test
  void includesAndExcludes() {
    WeavingTransformer transformer = transformer("include=com.acme.*,exclude=com.acme.gen.*");

    int before = WeavingTransformer.classesWoven();
    byte[] excluded = transformer.transform(UNNAMED, loader, "com/acme/gen/A", null, null, bytes);
    byte[] other = transformer.transform(UNNAMED, loader, "org/acme/A", null, null, bytes);
    // What classes order counts, also if they are not checked.
    assertThat(excluded).isNotNull().isEqualTo(other);
    assertThat(WeavingTransformer.classesWoven()).isEqualTo(before);
    transformer.transform(UNNAMED, loader, "com/acme/A", null, null, bytes);
    assertThat(WeavingTransformer.classesWoven()).isEqualTo(before + 1);
    assertThat(notChecked).isEmpty();
  }

  @Test
  void namesWhatItCannotRead() {
    byte[] tooNew = bytes.clone();
    tooNew[7] = 120;

    assertThat(transformer("").transform(UNNAMED, loader, "Example", null, null, tooNew)).isNull();
    assertThat(notChecked).hasSize(1);
    assertThat(notChecked.get(0))
        .startsWith("class Example: ")
        .contains("Unsupported class file")
        .contains("its synchronisation is not seen either");
  }

  @Test
  void namesALoaderThatDoesNotSeeTheRuntimeOnce() {
    ClassLoader alone = new ClassLoader("alone", null) {};
    WeavingTransformer transformer = transformer("");

    assertThat(transformer.transform(UNNAMED, alone, "Example", null, null, bytes)).isNull();
    assertThat(transformer.transform(UNNAMED, alone, "Other", null, null, bytes)).isNull();
    assertThat(notChecked).hasSize(1);
    assertThat(notChecked.get(0)).contains("alone");
  }

  @Test
  void weavesALoadedClassAgainOnlyIfItWasWovenWhenLoaded() {
    WeavingTransformer transformer = transformer("");
    Class<?> loaded = Woven.class;

    assertThat(transformer.transform(UNNAMED, loader, "Example", loaded, null, bytes)).isNull();
    byte[] first = transformer.transform(UNNAMED, loader, "Example", null, null, bytes);
    byte[] again = transformer.transform(UNNAMED, loader, "Example", loaded, null, bytes);
    assertThat(again).isEqualTo(first);
  }
}
