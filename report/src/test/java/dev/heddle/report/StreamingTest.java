// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Report;
import dev.heddle.report.source.Sources;
import java.io.IOException;
import java.io.OutputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Files are written as they come: thousands of findings are never one text in memory. */
class StreamingTest {
  /** More than the largest part that is no finding: the page's script. */
  private static final int LARGEST_PIECE = 64 * 1024;

  @ParameterizedTest
  @EnumSource(FileFormat.class)
  void noPieceGrowsWithTheReport(FileFormat format) throws IOException {
    Report report = ManyFindings.report(300);
    Pieces pieces = new Pieces();
    format.print(report, Sources.none(), pieces);
    assertThat(pieces.total).isGreaterThan(4 * LARGEST_PIECE);
    assertThat(pieces.largest).isLessThan(LARGEST_PIECE);
  }

  /** Counts what is written and keeps nothing. */
  private static final class Pieces extends TextOutput {
    private long total;
    private int largest;

    Pieces() {
      super(OutputStream.nullOutputStream());
    }

    private void count(int length) {
      total += length;
      largest = Math.max(largest, length);
    }

    @Override
    public void write(char[] text, int offset, int length) {
      count(length);
    }

    @Override
    public void write(String text, int offset, int length) {
      count(length);
    }

    @Override
    public void writeEncoded(byte[] text) {
      count(text.length);
    }
  }
}
