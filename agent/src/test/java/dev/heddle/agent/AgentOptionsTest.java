// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.heddle.model.options.OptionException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AgentOptionsTest {
  @Test
  void everythingIsIncludedByDefault() {
    assertThat(AgentOptions.parse(null).includes("com/acme/Foo")).isTrue();
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
  void aLibraryModelThatCannotBeUsedIsNamed(@TempDir Path directory) throws IOException {
    AgentOptions missing = AgentOptions.parse("library-model=" + directory.resolve("none"));
    assertThatThrownBy(missing::libraryModel)
        .isInstanceOf(OptionException.class)
        .hasMessageEndingWith("none cannot be read: no such file or directory");
    Path file = Files.writeString(directory.resolve("user.model"), "no sense\n");
    AgentOptions wrong = AgentOptions.parse("library-model=" + file);
    assertThatThrownBy(wrong::libraryModel)
        .isInstanceOf(OptionException.class)
        .hasMessageStartingWith("the library model " + file);
  }

  @Test
  void anUnknownKeyIsAnError() {
    assertThatThrownBy(() -> AgentOptions.parse("incldue=x"))
        .isInstanceOf(OptionException.class)
        .hasMessage("unknown option \"incldue\"; did you mean \"include\"?");
  }
}
