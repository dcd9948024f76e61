// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.options;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GlobTest {
  @ParameterizedTest
  @CsvSource({
    "*, com.acme.Foo, true",
    "com.acme.*, com.acme.Foo, true",
    "com.acme.*, com.acme.deep.Foo$Inner, true",
    "com.acme.*, com/acme/Foo, true",
    "com.acme.*, com.acmeX.Foo, false",
    "com.acme.Foo, com.acme.Foo, true",
    "com.acme.Foo, com.acme.Foos, false",
    "*.Foo.*, com.acme.Foo.bar, true",
    "*a*b, xaxbxb, true",
    "*a*b, xaxbxc, false",
    "a.B, axB, false",
  })
  void matches(String pattern, String name, boolean expected) {
    assertThat(new Glob(pattern).matches(name)).isEqualTo(expected);
  }
}
