// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.heddle.model.finding.Subject;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever happens to a file, what is read of it is true, and what is missing is told. */
class DamagedTraceTest {
  private static final int BLOCKS = 6;

  @TempDir Path directory;

  private Path file;
  private byte[] whole;
  private List<String> lines;

  @BeforeEach
  void write() throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    TraceWriter writer = Traces.writer(out);
    int subject = writer.subject(Subject.field("bank.Account", "balance"));
    for (int block = 0; block < BLOCKS; block++) {
      writer.begin(block, "teller-" + block, Traces.place(block, "main", block));
      // Some blocks are compressed.
      for (int i = 0; i < (block % 2 == 0 ? 3 : 200); i++) {
        writer.write(block, i / 2, 1, subject, 0, Traces.place(100 + block, "deposit", 1));
      }
      writer.flush();
    }
    writer.close();
    whole = out.toByteArray();
    file = directory.resolve("a.trace");
    lines = read(whole).lines;
  }

  @Test
  void cutAtAnyByteItIsReadToTheLastWholeBlock() throws Exception {
    int cutInHeader = 0;
    int longest = 0;
    for (int length = 1; length < whole.length; length++) {
      Files.write(file, Arrays.copyOf(whole, length));
      EventLog log = new EventLog();
      try {
        TraceReader reader = Traces.read(file, log);
        assertThat(reader.isComplete()).isFalse();
        assertThat(reader.flaw())
            .startsWith(file + " has no end: ")
            .endsWith(" after the first " + log.lines.size() + " events is not checked.");
        assertThat(log.lines).isEqualTo(lines.subList(0, log.lines.size()));
        assertThat(log.lines.size()).isGreaterThanOrEqualTo(longest);
        longest = log.lines.size();
      } catch (TraceException e) {
        assertThat(longest).isZero();
        assertThat(e).hasMessage("is cut off at its very beginning: there is no event in it");
        cutInHeader++;
      }
    }
    assertThat(cutInHeader).isLessThan(100);
    assertThat(longest).isEqualTo(lines.size());
  }

  @Test
  void aChangedByteIsNoticed() throws Exception {
    for (int at = 0; at < whole.length; at++) {
      for (int bit : new int[] {0, 3, 7}) {
        byte[] changed = whole.clone();
        changed[at] ^= (byte) (1 << bit);
        Files.write(file, changed);
        EventLog log = new EventLog();
        try {
          TraceReader reader = Traces.read(file, log);
          assertThat(reader.isComplete()).isFalse();
          assertThat(reader.flaw()).containsAnyOf("is damaged after byte ", "has no end: ");
          assertThat(log.lines).isEqualTo(lines.subList(0, log.lines.size()));
        } catch (TraceException e) {
          assertThat(at).isLessThan(100);
        }
      }
    }
  }

  @Test
  void bytesBehindTheEndAreNoticed() throws Exception {
    byte[] longer = Arrays.copyOf(whole, whole.length + 1);
    assertThat(read(longer).lines).isEqualTo(lines);
    assertThat(Traces.read(file, new EventLog()).isComplete()).isFalse();
  }

  @Test
  void recordsThatNobodyWritesAreNoticed() throws Exception {
    for (int operation = 0; operation < 256; operation++) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      HeaderCodec.write(Traces.HEADER, out);
      BlockWriter blocks = new BlockWriter(out);
      byte[] records = new byte[40];
      Arrays.fill(records, (byte) 0xff);
      records[0] = (byte) operation;
      blocks.write(records, records.length, 1);
      blocks.end();
      Files.write(file, out.toByteArray());
      TraceReader reader = Traces.read(file, new EventLog());
      assertThat(reader.isComplete()).isFalse();
      assertThat(reader.flaw()).contains(" is damaged ");
    }
  }

  @Test
  void otherFilesAreNoTraces() throws Exception {
    refused(new byte[0], "is empty");
    refused(
        "PK\u0003\u0004 or something".getBytes(StandardCharsets.UTF_8), "is not a trace of heddle");
    refused("{ \"schema\": 1 }".getBytes(StandardCharsets.UTF_8), "is not a trace of heddle");
    refused(new byte[1000], "is not a trace of heddle");
    assertThatThrownBy(() -> TraceReader.open(directory.resolve("none")))
        .isInstanceOf(IOException.class);
  }

  @Test
  void aNewerFormatIsNamed() throws Exception {
    byte[] newer = whole.clone();
    newer[TraceFormat.MAGIC.length + 1] = 9;
    refused(newer, "was written by a newer heddle: its format is 9, and this one reads up to 2");
  }

  @Test
  void anEarlierFormatIsRead() throws Exception {
    byte[] earlier = whole.clone();
    earlier[TraceFormat.MAGIC.length + 1] = 1;
    assertThat(read(earlier).lines).isNotEmpty().isEqualTo(read(whole).lines);
  }

  private void refused(byte[] content, String message) throws IOException {
    Files.write(file, content);
    assertThatThrownBy(() -> TraceReader.open(file))
        .isInstanceOf(TraceException.class)
        .hasMessage(message);
  }

  private EventLog read(byte[] content) throws Exception {
    Files.write(file, content);
    EventLog log = new EventLog();
    Traces.read(file, log);
    return log;
  }
}
