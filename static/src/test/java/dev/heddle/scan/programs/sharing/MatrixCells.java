// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.sharing;

/** Two threads add into the cells of the same rows of a matrix. */
public final class MatrixCells {
  private static void addRow(double[][] matrix, int row) {
    for (int column = 0; column < matrix[row].length; column++) {
      matrix[row][column] += 1; // race: double[]
    }
  }

  private static double rowSum(double[][] matrix, int row) {
    double sum = 0;
    for (int column = 0; column < matrix[row].length; column++) {
      sum += matrix[row][column];
    }
    return sum;
  }

  public static void racy() throws Exception {
    double[][] matrix = new double[4][4];
    Thread first = new Thread(() -> addRow(matrix, 2));
    Thread second = new Thread(() -> addRow(matrix, 2));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    double[][] matrix = new double[4][4];
    Thread first = new Thread(() -> System.out.println(rowSum(matrix, 1)));
    Thread second = new Thread(() -> System.out.println(rowSum(matrix, 2)));
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
