// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.heddle.model.options.OptionException;
import org.junit.jupiter.api.Test;

class AgentOptionsTest {
  @Test
  void everythingIsIncludedByDefault() {
    assertThat(AgentOptions.parse(null).includes("com/acme/Foo")).isTrue();
    assertThat(AgentOptions.parse("").libraryModels()).isEmpty();
    assertThat(AgentOptions.parse("").algorithm()).isEqualTo("happens-before");
  }

  @Test
  void excludeWinsOverInclude() {
    AgentOptions options = AgentOptions.parse("include=com.acme.*:org.*,exclude=com.acme.gen.*");
    assertThat(options.includes("com.acme.Foo")).isTrue();
    assertThat(options.includes("org/acme/Foo")).isTrue();
    assertThat(options.includes("com/acme/gen/Foo")).isFalse();
    assertThat(options.includes("net/acme/Foo")).isFalse();
  }

  @Test
  void anUnknownKeyIsAnError() {
    assertThatThrownBy(() -> AgentOptions.parse("incldue=x"))
        .isInstanceOf(OptionException.class)
        .hasMessage("unknown option \"incldue\"; did you mean \"include\"?");
  }
}
