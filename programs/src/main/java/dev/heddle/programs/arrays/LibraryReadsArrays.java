// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.zip.CRC32;

/** The library reads arrays to which another thread has written. */
public final class LibraryReadsArrays {
  private static final byte[] WRITTEN = new byte[8];
  private static final byte[] DIGESTED = new byte[8];
  private static final byte[] SUMMED = new byte[8];
  private static final byte[] ENCODED = new byte[8];
  private static final byte[] PUT = new byte[8];
  private static final String[] ADDED = {"a", "b"};
  private static final String[] LISTED = {"a", "b"};
  private static final byte[] DECODED = new byte[8];
  private static final char[] APPENDED = new char[8];

  public static void main(String[] args) throws Exception {
    Threads.inOrder(LibraryReadsArrays::changeWritten, LibraryReadsArrays::write);
    Threads.inOrder(LibraryReadsArrays::changeDigested, LibraryReadsArrays::digest);
    Threads.inOrder(LibraryReadsArrays::changeSummed, LibraryReadsArrays::sum);
    Threads.inOrder(LibraryReadsArrays::changeEncoded, LibraryReadsArrays::encode);
    Threads.inOrder(LibraryReadsArrays::changePut, LibraryReadsArrays::put);
    Threads.inOrder(LibraryReadsArrays::changeAdded, LibraryReadsArrays::add);
    Threads.inOrder(LibraryReadsArrays::changeListed, LibraryReadsArrays::list);
    Threads.inOrder(LibraryReadsArrays::changeDecoded, LibraryReadsArrays::decode);
    Threads.inOrder(LibraryReadsArrays::changeAppended, LibraryReadsArrays::append);
    System.out.println("done");
  }

  private static void changeWritten() {
    WRITTEN[3] = 1; // race: byte[]
  }

  private static void write() throws IOException {
    new ByteArrayOutputStream().write(WRITTEN, 2, 4); // race: byte[]
  }

  private static void changeDigested() {
    DIGESTED[3] = 1; // race: byte[]
  }

  private static void digest() throws Exception {
    MessageDigest.getInstance("SHA-256").update(DIGESTED); // race: byte[]
  }

  private static void changeSummed() {
    SUMMED[3] = 1; // race: byte[]
  }

  private static void sum() {
    new CRC32().update(SUMMED, 0, 8); // race: byte[]
  }

  private static void changeEncoded() {
    ENCODED[3] = 1; // race: byte[]
  }

  private static void encode() {
    String text = Base64.getEncoder().encodeToString(ENCODED); // race: byte[]
  }

  private static void changePut() {
    PUT[3] = 1; // race: byte[]
  }

  private static void put() {
    ByteBuffer.allocate(8).put(PUT); // race: byte[]
  }

  private static void changeAdded() {
    ADDED[1] = "c"; // race: java.lang.String[]
  }

  private static void add() {
    Collections.addAll(new ArrayList<>(), ADDED); // race: java.lang.String[]
  }

  private static void changeListed() {
    LISTED[1] = "c"; // race: java.lang.String[]
  }

  private static void list() {
    List<String> list = List.of(LISTED); // race: java.lang.String[]
  }

  private static void changeDecoded() {
    DECODED[5] = 1; // race: byte[]
  }

  @SuppressWarnings("deprecation")
  private static void decode() {
    String text = new String(DECODED, 0, 4, 4); // race: byte[]
  }

  private static void changeAppended() {
    APPENDED[1] = 'c'; // race: char[]
  }

  private static void append() {
    StringBuilder text = new StringBuilder().append(APPENDED, 0, 4); // race: char[]
  }
}
