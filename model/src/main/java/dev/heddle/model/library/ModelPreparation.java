// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.library;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Writes a {@link PreparedModel}: three tables of names with open addressing, a record for each
 * name, and the text.
 *
 * <p>A record begins with the name: its length in a byte, and ASCII. Of a class follow flags, the
 * number of sections and where each is; of a class as Java writes it, with dots, the flags; of a
 * method the number of classes and their records.
 */
final class ModelPreparation {
  private final byte[] text;
  private final Map<String, List<int[]>> sections = new TreeMap<>();
  private final Map<String, ClassModel> classes = new TreeMap<>();

  private ModelPreparation(byte[] text) {
    this.text = text;
  }

  /**
   * @param texts model files, which say things of classes line by line
   */
  static byte[] of(List<byte[]> texts) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] each : texts) {
      all.writeBytes(each);
    }
    ModelPreparation preparation = new ModelPreparation(all.toByteArray());
    int start = 0;
    for (byte[] each : texts) {
      preparation.divide(start, start + each.length);
      start += each.length;
    }
    try {
      return preparation.file();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Each line that names a class begins a section. */
  private void divide(int from, int to) {
    int begun = -1;
    int begunLine = 0;
    int line = 1;
    for (int at = from; at < to; at = endOfLine(at, to)) {
      if (namesClass(at)) {
        if (begun >= 0) {
          add(begun, at, begunLine);
        }
        begun = at;
        begunLine = line;
      }
      line++;
    }
    add(begun, to, begunLine);
  }

  private int endOfLine(int start, int to) {
    int end = start;
    while (end < to && text[end] != '\n') {
      end++;
    }
    return end + 1;
  }

  private boolean namesClass(int at) {
    return startsWith("class ", at) || startsWith("? class ", at);
  }

  private boolean startsWith(String word, int at) {
    byte[] expected = word.getBytes(StandardCharsets.US_ASCII);
    for (int i = 0; i < expected.length; i++) {
      if (at + i >= text.length || text[at + i] != expected[i]) {
        return false;
      }
    }
    return true;
  }

  private void add(int from, int to, int line) {
    Map<String, ClassModel> alone = new HashMap<>();
    Words words = new Words("section", text, from, to);
    words.startAt(line);
    new ModelParser(words, alone).parse();
    ClassModel said = alone.values().iterator().next();
    ClassModel known = classes.putIfAbsent(said.name(), said);
    if (known != null) {
      known.add(said);
    }
    sections
        .computeIfAbsent(said.name(), name -> new ArrayList<>())
        .add(new int[] {from, to - from, line});
  }

  private byte[] file() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    for (int i = 0; i < PreparedModel.HEADER / Integer.BYTES; i++) {
      out.writeInt(0);
    }
    int textStart = bytes.size();
    out.write(text);
    Map<String, Integer> records = new TreeMap<>();
    Map<String, Integer> writtenRecords = new TreeMap<>();
    for (ClassModel each : classes.values()) {
      records.put(each.name(), bytes.size());
      writeClass(each, textStart, out);
      String written = each.name().replace('/', '.');
      writtenRecords.put(written, bytes.size());
      writeName(written, out);
      out.writeByte(flags(each));
    }
    Map<String, Integer> methods = new TreeMap<>();
    for (Map.Entry<String, List<String>> each : methods().entrySet()) {
      methods.put(each.getKey(), bytes.size());
      writeName(each.getKey(), out);
      writeCount(each.getValue().size(), out);
      for (String type : each.getValue()) {
        out.writeInt(records.get(type));
      }
    }
    int[] tables = new int[3];
    tables[0] = writeTable(records, out);
    tables[1] = writeTable(writtenRecords, out);
    tables[2] = writeTable(methods, out);
    ByteBuffer file = ByteBuffer.wrap(bytes.toByteArray());
    file.asIntBuffer().put(tables);
    return file.array();
  }

  private void writeClass(ClassModel type, int textStart, DataOutputStream out) throws IOException {
    writeName(type.name(), out);
    out.writeByte(flags(type));
    List<int[]> all = sections.get(type.name());
    writeCount(all.size(), out);
    for (int[] section : all) {
      out.writeInt(textStart + section[0]);
      out.writeInt(section[1]);
      out.writeInt(section[2]);
    }
  }

  private static int flags(ClassModel type) {
    return (type.woven() ? PreparedModel.WOVEN : 0)
        | (type.wovenInNested() ? PreparedModel.WOVEN_IN_NESTED : 0);
  }

  /** By each method's name, the classes of which lines with effects name it. */
  private Map<String, List<String>> methods() {
    Map<String, List<String>> methods = new TreeMap<>();
    for (ClassModel type : classes.values()) {
      for (MethodModel line : type.methods()) {
        for (MethodPattern method : line.methods()) {
          if (line.hasEffectsOf(method.name())) {
            List<String> types = methods.computeIfAbsent(method.name(), key -> new ArrayList<>());
            if (!types.contains(type.name())) {
              types.add(type.name());
            }
          }
        }
      }
    }
    return methods;
  }

  private static void writeName(String name, DataOutputStream out) throws IOException {
    byte[] ascii = name.getBytes(StandardCharsets.US_ASCII);
    writeCount(ascii.length, out);
    out.write(ascii);
  }

  private static void writeCount(int count, DataOutputStream out) throws IOException {
    if (count > Byte.MAX_VALUE) {
      throw new IllegalStateException(count + " is more than a prepared model can say");
    }
    out.writeByte(count);
  }

  /** Answers where the table is. */
  private static int writeTable(Map<String, Integer> records, DataOutputStream out)
      throws IOException {
    int slots = Integer.highestOneBit(2 * records.size()) * 2;
    int[] table = new int[2 * slots];
    for (Map.Entry<String, Integer> each : records.entrySet()) {
      int hash = each.getKey().hashCode();
      int index = hash & slots - 1;
      while (table[2 * index + 1] != 0) {
        index = index + 1 & slots - 1;
      }
      table[2 * index] = hash;
      table[2 * index + 1] = each.getValue();
    }
    int place = out.size();
    out.writeInt(slots);
    for (int number : table) {
      out.writeInt(number);
    }
    return place;
  }
}
