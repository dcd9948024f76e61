// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.resource;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * Reads files from one folder of a jar, and looks at nothing else in it. {@code ZipFile} computes
 * the hash of each of the thousands of names in heddle.jar when it is opened, which is a good part
 * of what a small program takes. Jars of more than 65535 entries are not understood.
 */
final class JarFolder {
  private static final int END_SIGNATURE = 0x06054b50;
  private static final int END_LENGTH = 22;
  private static final int LONGEST_COMMENT = 0xffff;
  private static final byte ENTRY_BEGINNING = 'P';
  private static final int ENTRY_LENGTH = 46;
  private static final int FILE_SIGNATURE = 0x04034b50;
  private static final int FILE_LENGTH = 30;
  private static final int STORED = 0;
  private static final int DEFLATED = 8;

  private final RandomAccessFile jar;
  private final byte[] folder;
  private final byte[] ending;
  private final Map<String, byte[]> files = new HashMap<>();

  private JarFolder(RandomAccessFile jar, String folder, String ending) {
    this.jar = jar;
    this.folder = folder.getBytes(StandardCharsets.UTF_8);
    this.ending = ending.getBytes(StandardCharsets.UTF_8);
  }

  /**
   * The contents of the folder's own files, by name.
   *
   * @param folder its path, with a slash at the end
   * @param ending how the names of those files end that are to be read
   * @throws IOException if that is not a jar, or one of an unusual kind
   */
  static Map<String, byte[]> read(File jar, String folder, String ending) throws IOException {
    try (RandomAccessFile file = new RandomAccessFile(jar, "r")) {
      JarFolder read = new JarFolder(file, folder, ending);
      read.files(read.directory());
      return read.files;
    } catch (DataFormatException | IndexOutOfBoundsException e) {
      throw new IOException("not a jar: " + jar, e);
    }
  }

  /** The list of all entries, which stands at the end. */
  private byte[] directory() throws IOException {
    long length = jar.length();
    byte[] end = bytes(length - END_LENGTH, END_LENGTH);
    int at = 0;
    if (integer(end, 0) != END_SIGNATURE) {
      int searched = (int) Math.min(length, END_LENGTH + LONGEST_COMMENT);
      end = bytes(length - searched, searched);
      for (at = searched - END_LENGTH; integer(end, at) != END_SIGNATURE; at--) {
        expect(at > 0);
      }
    }
    return bytes(integer(end, at + 16) & 0xffffffffL, integer(end, at + 12));
  }

  private void files(byte[] directory) throws IOException, DataFormatException {
    int position = 0;
    byte last = ending[ending.length - 1];
    while (position < directory.length) {
      if (directory[position] != ENTRY_BEGINNING) {
        throw new IOException("not a jar of the usual kind");
      }
      int name = position + ENTRY_LENGTH;
      int end = name + number(directory, position + 28);
      if (directory[end - 1] == last && isWanted(directory, name, end)) {
        int start = name + folder.length;
        String file = new String(directory, start, end - start, StandardCharsets.UTF_8);
        files.put(file, contents(directory, position));
      }
      position = end + number(directory, position + 30) + number(directory, position + 32);
    }
  }

  /** Compares from the end: names differ there, and begin all alike. */
  private boolean isWanted(byte[] directory, int name, int end) {
    if (end - name < folder.length + ending.length) {
      return false;
    }
    for (int i = ending.length - 1, at = end - 1; i >= 0; i--, at--) {
      if (directory[at] != ending[i]) {
        return false;
      }
    }
    for (int i = folder.length - 1; i >= 0; i--) {
      if (directory[name + i] != folder[i]) {
        return false;
      }
    }
    for (int i = name + folder.length; i < end; i++) {
      if (directory[i] == '/') {
        return false;
      }
    }
    return true;
  }

  private byte[] contents(byte[] directory, int entry) throws IOException, DataFormatException {
    int method = number(directory, entry + 10);
    int packedLength = integer(directory, entry + 20);
    int length = integer(directory, entry + 24);
    long position = integer(directory, entry + 42) & 0xffffffffL;
    byte[] header = bytes(position, FILE_LENGTH);
    expect(integer(header, 0) == FILE_SIGNATURE);
    long data = position + FILE_LENGTH + number(header, 26) + number(header, 28);
    byte[] packed = bytes(data, packedLength);
    if (method == STORED) {
      return packed;
    }
    expect(method == DEFLATED);
    return inflate(packed, length);
  }

  private static byte[] inflate(byte[] packed, int length) throws IOException, DataFormatException {
    Inflater inflater = new Inflater(true);
    try {
      inflater.setInput(packed);
      byte[] contents = new byte[length];
      int filled = 0;
      while (filled < length) {
        int added = inflater.inflate(contents, filled, length - filled);
        expect(added > 0);
        filled += added;
      }
      return contents;
    } finally {
      inflater.end();
    }
  }

  private byte[] bytes(long position, int length) throws IOException {
    expect(position >= 0 && length >= 0 && position + length <= jar.length());
    byte[] bytes = new byte[length];
    jar.seek(position);
    jar.readFully(bytes);
    return bytes;
  }

  private static int number(byte[] bytes, int at) {
    return (bytes[at] & 0xff) | (bytes[at + 1] & 0xff) << 8;
  }

  private static int integer(byte[] bytes, int at) {
    return number(bytes, at) | number(bytes, at + 2) << 16;
  }

  private static void expect(boolean isSo) throws IOException {
    if (!isSo) {
      throw new IOException("not a jar of the usual kind");
    }
  }
}
