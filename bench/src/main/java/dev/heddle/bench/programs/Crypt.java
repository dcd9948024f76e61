// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.programs;

import java.util.Random;

/** Encrypts and decrypts a byte array with a block cipher, each thread half of the blocks. */
public final class Crypt {
  private static final int THREADS = 2;
  private static final int ROUNDS = 32;
  private static final int DELTA = 0x9E3779B9;
  private static final int REPEATS = 12;

  private final byte[] plain;
  private final byte[] encrypted;
  private final byte[] decrypted;
  private final int[] key = new int[4];

  private Crypt(int kilobytes) {
    plain = new byte[kilobytes * 1024];
    encrypted = new byte[plain.length];
    decrypted = new byte[plain.length];
    Random random = new Random(136506717L);
    random.nextBytes(plain);
    for (int i = 0; i < key.length; i++) {
      key[i] = random.nextInt();
    }
  }

  /** One direction of the XTEA cipher over a range of eight-byte blocks. */
  private final class Pass implements Runnable {
    private final byte[] source;
    private final byte[] target;
    private final boolean forward;
    private final int from;
    private final int to;

    Pass(byte[] source, byte[] target, boolean forward, int from, int to) {
      this.source = source;
      this.target = target;
      this.forward = forward;
      this.from = from;
      this.to = to;
    }

    @Override
    public void run() {
      int[] block = new int[2];
      for (int offset = from; offset < to; offset += 8) {
        block[0] = read(source, offset);
        block[1] = read(source, offset + 4);
        if (forward) {
          encipher(block);
        } else {
          decipher(block);
        }
        write(target, offset, block[0]);
        write(target, offset + 4, block[1]);
      }
    }

    private void encipher(int[] block) {
      int a = block[0];
      int b = block[1];
      int sum = 0;
      for (int round = 0; round < ROUNDS; round++) {
        a += ((b << 4 ^ b >>> 5) + b) ^ (sum + key[sum & 3]);
        sum += DELTA;
        b += ((a << 4 ^ a >>> 5) + a) ^ (sum + key[sum >>> 11 & 3]);
      }
      block[0] = a;
      block[1] = b;
    }

    private void decipher(int[] block) {
      int a = block[0];
      int b = block[1];
      int sum = DELTA * ROUNDS;
      for (int round = 0; round < ROUNDS; round++) {
        b -= ((a << 4 ^ a >>> 5) + a) ^ (sum + key[sum >>> 11 & 3]);
        sum -= DELTA;
        a -= ((b << 4 ^ b >>> 5) + b) ^ (sum + key[sum & 3]);
      }
      block[0] = a;
      block[1] = b;
    }
  }

  private static int read(byte[] bytes, int offset) {
    return (bytes[offset] & 0xff) << 24
        | (bytes[offset + 1] & 0xff) << 16
        | (bytes[offset + 2] & 0xff) << 8
        | bytes[offset + 3] & 0xff;
  }

  private static void write(byte[] bytes, int offset, int value) {
    bytes[offset] = (byte) (value >>> 24);
    bytes[offset + 1] = (byte) (value >>> 16);
    bytes[offset + 2] = (byte) (value >>> 8);
    bytes[offset + 3] = (byte) value;
  }

  private void inParallel(byte[] source, byte[] target, boolean forward) throws Exception {
    Thread[] threads = new Thread[THREADS];
    int blocks = plain.length / 8;
    for (int t = 0; t < THREADS; t++) {
      int from = blocks * t / THREADS * 8;
      int to = blocks * (t + 1) / THREADS * 8;
      threads[t] = new Thread(new Pass(source, target, forward, from, to));
      threads[t].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }

  private long checksum() {
    long sum = 0;
    for (int i = 0; i < plain.length; i++) {
      if (plain[i] != decrypted[i]) {
        throw new IllegalStateException("byte " + i + " was not restored");
      }
      sum = sum * 31 + encrypted[i];
    }
    return sum;
  }

  /** Runs at a size, in kilobytes, and answers the checksum. */
  public static long run(int size) throws Exception {
    Crypt crypt = new Crypt(size);
    for (int i = 0; i < REPEATS; i++) {
      crypt.inParallel(crypt.plain, crypt.encrypted, true);
      crypt.inParallel(crypt.encrypted, crypt.decrypted, false);
    }
    return crypt.checksum();
  }

  public static void main(String[] args) throws Exception {
    System.out.println("crypt " + run(Size.of(args, 7000)));
  }
}
