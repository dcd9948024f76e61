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
  SOR(Sor.class),
  TSP(Tsp.class),
  ELEVATOR(Elevator.class),
  CRAWLER(Crawler.class),
  MOLDYN(MolDyn.class),
  MONTECARLO(MonteCarlo.class),
  RAYTRACER(RayTracer.class),
  MATRIX_MULTIPLY(MatrixMultiply.class),
  CRYPT(Crypt.class),
  OBJECTS_AND_MAPS(ObjectsAndMaps.class),
  PIPELINE(Pipeline.class),
  BANK(Bank.class),
  NBODY(NBody.class),
  SERVER(Server.class);

  private final Class<?> mainClass;

  Program(Class<?> mainClass) {
    this.mainClass = mainClass;
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
