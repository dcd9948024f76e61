// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.programs;

/** Reads a program's only argument, how much work to do. */
final class Size {
  private Size() {}

  static int of(String[] args, int standard) {
    return args.length > 0 ? Integer.parseInt(args[0]) : standard;
  }
}
