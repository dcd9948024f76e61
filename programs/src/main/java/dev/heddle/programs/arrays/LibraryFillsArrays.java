// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.util.Random;

/** The library writes to arrays of the program, as to a buffer that two threads read into. */
public final class LibraryFillsArrays {
  private static final byte[] BUFFER = new byte[8];
  private static final byte[] PART = new byte[8];
  private static final byte[] FULLY = new byte[8];
  private static final char[] CHARACTERS = new char[8];
  private static final byte[] RANDOM = new byte[8];
  private static final byte[] FROM_BUFFER = new byte[8];
  private static final byte[] INPUT = new byte[80];

  public static void main(String[] args) throws Exception {
    Threads.inOrder(LibraryFillsArrays::read, LibraryFillsArrays::read);
    Threads.inOrder(LibraryFillsArrays::readPart, LibraryFillsArrays::lookAtPart);
    Threads.inOrder(LibraryFillsArrays::readFully, LibraryFillsArrays::lookAtAll);
    Threads.inOrder(LibraryFillsArrays::readCharacters, LibraryFillsArrays::lookAtCharacters);
    Threads.inOrder(LibraryFillsArrays::fillByChance, LibraryFillsArrays::lookAtRandom);
    Threads.inOrder(LibraryFillsArrays::get, LibraryFillsArrays::lookAtBuffer);
    System.out.println("done");
  }

  private static void read() throws IOException {
    int count = new ByteArrayInputStream(INPUT).read(BUFFER); // race: byte[]
  }

  private static void readPart() throws IOException {
    int count = new ByteArrayInputStream(INPUT).readNBytes(PART, 2, 2); // race: byte[]
  }

  private static void lookAtPart() {
    byte element = PART[3]; // race: byte[]
  }

  private static void readFully() throws IOException {
    new DataInputStream(new ByteArrayInputStream(INPUT)).readFully(FULLY); // race: byte[]
  }

  private static void lookAtAll() {
    byte element = FULLY[7]; // race: byte[]
  }

  private static void readCharacters() throws IOException {
    int count = new StringReader("text").read(CHARACTERS, 1, 4); // race: char[]
  }

  private static void lookAtCharacters() {
    char element = CHARACTERS[4]; // race: char[]
  }

  private static void fillByChance() {
    new Random(1).nextBytes(RANDOM); // race: byte[]
  }

  private static void lookAtRandom() {
    byte element = RANDOM[0]; // race: byte[]
  }

  private static void get() {
    ByteBuffer.allocate(8).get(FROM_BUFFER); // race: byte[]
  }

  private static void lookAtBuffer() {
    byte element = FROM_BUFFER[0]; // race: byte[]
  }
}
