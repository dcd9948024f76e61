// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.zip.CRC32;

/** Writes and reads the header: magic, version, length, checksum, and then what it says. */
final class HeaderCodec {
  private HeaderCodec() {}

  static void write(TraceHeader header, OutputStream to) throws IOException {
    RecordBuffer content = content(header);
    byte[] bytes = Arrays.copyOf(content.bytes(), content.length());
    DataOutputStream out = new DataOutputStream(to);
    out.write(TraceFormat.MAGIC);
    out.writeShort(TraceFormat.VERSION);
    out.writeShort(bytes.length);
    out.writeInt(checksum(bytes));
    out.write(bytes);
    out.flush();
  }

  /**
   * @throws TraceException if what comes is no header that this version can read
   */
  static TraceHeader read(DataInputStream in) throws IOException, TraceException {
    byte[] magic = in.readNBytes(TraceFormat.MAGIC.length);
    if (magic.length == 0) {
      throw new TraceException("is empty");
    }
    if (!Arrays.equals(magic, Arrays.copyOf(TraceFormat.MAGIC, magic.length))) {
      throw new TraceException("is not a trace of heddle");
    }
    try {
      int version = in.readUnsignedShort();
      if (version > TraceFormat.VERSION) {
        throw new TraceException(
            "was written by a newer heddle: its format is "
                + version
                + ", and this one reads up to "
                + TraceFormat.VERSION);
      }
      int length = in.readUnsignedShort();
      int checksum = in.readInt();
      byte[] bytes = new byte[length];
      in.readFully(bytes);
      if (version == 0 || checksum(bytes) != checksum) {
        throw new TraceException("is damaged at its very beginning, and cannot be read");
      }
      return content(new RecordBytes(bytes, length));
    } catch (EOFException e) {
      throw new TraceException("is cut off at its very beginning: there is no event in it");
    } catch (DamagedException e) {
      throw new TraceException("is damaged at its very beginning, and cannot be read");
    }
  }

  /** How long the header is in the file. */
  static int length(TraceHeader header) {
    return TraceFormat.HEADER_PREFIX + content(header).length();
  }

  private static RecordBuffer content(TraceHeader header) {
    RecordBuffer content = new RecordBuffer();
    content.text(header.tool());
    content.text(header.jdk());
    content.text(header.program());
    content.text(header.run());
    content.number(header.pid());
    content.number(header.startMillis());
    content.endRecord();
    return content;
  }

  private static TraceHeader content(RecordBytes in) throws DamagedException {
    return new TraceHeader(in.text(), in.text(), in.text(), in.text(), in.number(), in.number());
  }

  private static int checksum(byte[] bytes) {
    CRC32 checksum = new CRC32();
    checksum.update(bytes, 0, bytes.length);
    return (int) checksum.getValue();
  }
}
