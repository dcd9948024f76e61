// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.programs;

import java.util.ArrayList;
import java.util.List;

/** Multiplies two dense square matrices, each thread a band of rows of the product. */
public final class MatrixMultiply {
  private static final int THREADS = 2;

  /** A dense matrix stored by rows. */
  private static final class Matrix {
    private final double[][] cells;

    Matrix(int size) {
      cells = new double[size][size];
    }

    static Matrix filled(int size, int seed) {
      Matrix matrix = new Matrix(size);
      for (int row = 0; row < size; row++) {
        for (int column = 0; column < size; column++) {
          matrix.cells[row][column] = (row * 31 + column * 17 + seed) % 1000 / 1000.0;
        }
      }
      return matrix;
    }

    int size() {
      return cells.length;
    }

    Matrix transposed() {
      Matrix result = new Matrix(size());
      for (int row = 0; row < size(); row++) {
        for (int column = 0; column < size(); column++) {
          result.cells[column][row] = cells[row][column];
        }
      }
      return result;
    }

    double trace() {
      double sum = 0;
      for (int i = 0; i < size(); i++) {
        sum += cells[i][i];
      }
      return sum;
    }
  }

  /** Computes the rows from {@code first} to before {@code last}. */
  private record Band(Matrix left, Matrix rightTransposed, Matrix product, int first, int last)
      implements Runnable {
    @Override
    public void run() {
      for (int row = first; row < last; row++) {
        for (int column = 0; column < product.size(); column++) {
          product.cells[row][column] = dot(left.cells[row], rightTransposed.cells[column]);
        }
      }
    }

    private static double dot(double[] a, double[] b) {
      double sum = 0;
      for (int k = 0; k < a.length; k++) {
        sum += a[k] * b[k];
      }
      return sum;
    }
  }

  private MatrixMultiply() {}

  private static Matrix multiply(Matrix left, Matrix right) throws InterruptedException {
    Matrix product = new Matrix(left.size());
    Matrix rightTransposed = right.transposed();
    List<Thread> threads = new ArrayList<>();
    for (int t = 0; t < THREADS; t++) {
      int first = left.size() * t / THREADS;
      int last = left.size() * (t + 1) / THREADS;
      Thread thread = new Thread(new Band(left, rightTransposed, product, first, last));
      thread.start();
      threads.add(thread);
    }
    for (Thread thread : threads) {
      thread.join();
    }
    return product;
  }

  /** Runs at a size and answers the checksum. */
  public static long run(int size) throws InterruptedException {
    Matrix product = multiply(Matrix.filled(size, 7), Matrix.filled(size, 13));
    return Math.round(product.trace() * 1e3);
  }

  public static void main(String[] args) throws Exception {
    System.out.println("matrix-multiply " + run(Size.of(args, 1450)));
  }
}
