// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import dev.heddle.bench.programs.Bank;
import dev.heddle.bench.programs.Crawler;
import dev.heddle.bench.programs.Crypt;
import dev.heddle.bench.programs.Elevator;
import dev.heddle.bench.programs.MatrixMultiply;
import dev.heddle.bench.programs.MolDyn;
import dev.heddle.bench.programs.MonteCarlo;
import dev.heddle.bench.programs.NBody;
import dev.heddle.bench.programs.ObjectsAndMaps;
import dev.heddle.bench.programs.Pipeline;
import dev.heddle.bench.programs.RayTracer;
import dev.heddle.bench.programs.Server;
import dev.heddle.bench.programs.Sor;
import dev.heddle.bench.programs.Tsp;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The measured programs, in the order of the table. */
enum Program {
  SOR(Sor.class, 1770),
  TSP(Tsp.class, 16),
  ELEVATOR(Elevator.class, 1250000),
  CRAWLER(Crawler.class, 20000),
  MOLDYN(MolDyn.class, 9),
  MONTECARLO(MonteCarlo.class, 22000),
  RAYTRACER(RayTracer.class, 600),
  MATRIX_MULTIPLY(MatrixMultiply.class, 1150),
  CRYPT(Crypt.class, 3500),
  OBJECTS_AND_MAPS(ObjectsAndMaps.class, 1000000),
  PIPELINE(Pipeline.class, 650000),
  BANK(Bank.class, 4500000),
  NBODY(NBody.class, 3800),
  SERVER(Server.class, 40000);

  private final Class<?> mainClass;

  /** About half of what the program does by itself. */
  private final int half;

  Program(Class<?> mainClass, int half) {
    this.mainClass = mainClass;
    this.half = half;
  }

  /** The argument by which the program does about half as much, for tables of many columns. */
  int half() {
    return half;
  }

  String mainClass() {
    return mainClass.getName();
  }

  /** The name by which the command line chooses it. */
  String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The programs of a comma-separated list. */
  static List<Program> parse(String keys) {
    return Arrays.stream(keys.split(",")).map(Program::ofKey).toList();
  }

  private static Program ofKey(String key) {
    return Arrays.stream(values())
        .filter(program -> program.key().equals(key))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "unknown program \"" + key + "\"; there is " + allKeys()));
  }

  private static String allKeys() {
    return Arrays.stream(values()).map(Program::key).collect(Collectors.joining(", "));
  }
}
