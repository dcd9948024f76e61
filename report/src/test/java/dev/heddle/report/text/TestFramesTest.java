// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Frame;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TestFramesTest {
  @Test
  void countsWhatIsOutsideOfTheTest() {
    assertThat(
            TestFrames.count(
                stack(
                    "java.util.ArrayList",
                    "com.acme.ShopTest",
                    "java.lang.reflect.Method",
                    "org.junit.platform.engine.Node",
                    "java.util.ArrayList",
                    "org.apache.maven.surefire.booter.ForkedBooter")))
        .isEqualTo(4);
  }

  @Test
  void leavesOtherStacksWhole() {
    assertThat(TestFrames.count(stack("com.acme.Shop", "java.lang.Thread"))).isZero();
    assertThat(TestFrames.count(stack("com.acme.Shop", "org.junit.Assert", "com.acme.Main")))
        .isZero();
    assertThat(TestFrames.count(List.of())).isZero();
  }

  private static List<Frame> stack(String... classes) {
    return Stream.of(classes).map(name -> new Frame(name, "m", "F.java", 1)).toList();
  }
}
