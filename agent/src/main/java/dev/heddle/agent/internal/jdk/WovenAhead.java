// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk;

import dev.heddle.model.resource.Resources;
import java.nio.ByteBuffer;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * Classes of this JDK with their hooks, woven when heddle was built. Otherwise each JVM would weave
 * some forty of them at its start, with code that is not compiled yet.
 *
 * <p>They are used in place of the very same class files only, told by length and checksum. With a
 * JDK that heddle was not built for there are none.
 */
final class WovenAhead {
  /** So many bytes stand before each woven class: length and checksum, and both its lengths. */
  static final int HEADER = 4 * Integer.BYTES;

  private static final String ENDING = ".woven";

  private final ByteBuffer records;

  private WovenAhead(ByteBuffer records) {
    this.records = records;
  }

  /** Null if there are none for this JDK. */
  static WovenAhead ofThisJdk() {
    byte[] file = Resources.readIfThere(WovenAhead.class, fileName());
    return file == null ? null : of(file);
  }

  static WovenAhead of(byte[] file) {
    return new WovenAhead(ByteBuffer.wrap(file));
  }

  /** The name of the file for this JDK. */
  static String fileName() {
    String jdk =
        System.getProperty("java.vm.vendor")
            + System.getProperty("java.runtime.version")
            + System.getProperty("os.name")
            + System.getProperty("os.arch");
    return Integer.toHexString(jdk.hashCode()).concat(ENDING);
  }

  static int checksum(byte[] bytes) {
    CRC32 checksum = new CRC32();
    checksum.update(bytes, 0, bytes.length);
    return (int) checksum.getValue();
  }

  /** What the weaver would make of these bytes; null if that is not known. */
  byte[] woven(byte[] bytes) {
    int checksum = 0;
    for (int at = 0; at < records.limit(); at += HEADER + records.getInt(at + 8)) {
      if (records.getInt(at) == bytes.length) {
        checksum = checksum == 0 ? checksum(bytes) : checksum;
        if (records.getInt(at + 4) == checksum) {
          return inflated(at + HEADER, records.getInt(at + 8), records.getInt(at + 12));
        }
      }
    }
    return null;
  }

  private byte[] inflated(int at, int packed, int length) {
    Inflater inflater = new Inflater();
    try {
      byte[] woven = new byte[length];
      inflater.setInput(records.array(), at, packed);
      return inflater.inflate(woven) == length ? woven : null;
    } catch (DataFormatException e) {
      return null;
    } finally {
      inflater.end();
    }
  }
}
