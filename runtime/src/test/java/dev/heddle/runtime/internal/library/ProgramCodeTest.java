// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.WritableByteChannel;
import org.junit.jupiter.api.Test;

/** Whose classes are the program's, and which streams of the JDK run its code. */
class ProgramCodeTest {
  @Test
  void classesOfTheJdkAreNotThePrograms() throws Exception {
    assertThat(ProgramCode.has(String.class)).isFalse();
    Class<?> ofPlatformLoader = Class.forName("java.sql.Timestamp");
    assertThat(ofPlatformLoader.getClassLoader()).isNotNull();
    assertThat(ProgramCode.has(ofPlatformLoader)).isFalse();
    assertThat(ProgramCode.has(ProgramCodeTest.class)).isTrue();
  }

  @Test
  void looksThroughStreamsOfTheJdk() throws IOException {
    OutputStream own = new ByteArrayOutputStream() {};
    assertThat(ProgramCode.isIn(own)).isTrue();
    assertThat(ProgramCode.isIn(new PrintStream(new BufferedOutputStream(own)))).isTrue();
    assertThat(ProgramCode.isIn(new PrintStream(new ObjectOutputStream(own)))).isTrue();
    InputStream source = new ByteArrayInputStream(new byte[1]) {};
    assertThat(ProgramCode.isIn(new DataInputStream(new BufferedInputStream(source)))).isTrue();
    assertThat(ProgramCode.isIn(Channels.newOutputStream(new OwnChannel()))).isTrue();
  }

  @Test
  void findsNothingOfTheProgramsInOtherStreams() throws IOException {
    OutputStream jdks = new ByteArrayOutputStream();
    assertThat(ProgramCode.isIn(jdks)).isFalse();
    assertThat(ProgramCode.isIn(new PrintStream(new ObjectOutputStream(jdks)))).isFalse();
    assertThat(ProgramCode.isIn(null)).isFalse();
  }

  private static final class OwnChannel implements WritableByteChannel {
    @Override
    public int write(ByteBuffer buffer) {
      return 0;
    }

    @Override
    public boolean isOpen() {
      return true;
    }

    @Override
    public void close() {}
  }
}
