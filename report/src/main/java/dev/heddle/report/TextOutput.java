// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/** Text on its way into a file, in UTF-8. */
public class TextOutput extends Writer {
  private final OutputStream bytes;
  private final Writer text;

  public TextOutput(OutputStream bytes) {
    this.bytes = bytes;
    // Unlike those of Files, this writer takes any name that a thread can have.
    this.text = new OutputStreamWriter(bytes, StandardCharsets.UTF_8);
  }

  @Override
  public void write(char[] characters, int offset, int length) throws IOException {
    text.write(characters, offset, length);
  }

  @Override
  public void write(String characters, int offset, int length) throws IOException {
    text.write(characters, offset, length);
  }

  /** Goes on with text that is in UTF-8 already, and need not be taken apart for that. */
  public void writeEncoded(byte[] encoded) throws IOException {
    flush();
    bytes.write(encoded);
  }

  @Override
  public void flush() throws IOException {
    text.flush();
  }

  @Override
  public void close() throws IOException {
    text.close();
  }
}
