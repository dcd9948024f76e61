// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.programs;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;

/** Gravitation among bodies, each step two parallel streams over them. */
public final class NBody {
  private static final int STEPS = 20;
  private static final double STEP = 0.01;
  private static final double SOFTENING = 1e-3;

  private final Body[] bodies;

  private NBody(int count) {
    Random random = new Random(271828);
    bodies = new Body[count];
    for (int i = 0; i < count; i++) {
      bodies[i] =
          new Body(
              random.nextDouble(), random.nextDouble(), random.nextDouble(), random.nextDouble());
    }
  }

  /** A point with a mass; its acceleration is written in one stream and read in the next. */
  private static final class Body {
    private final double mass;
    private double x;
    private double y;
    private double z;
    private double velocityX;
    private double velocityY;
    private double velocityZ;
    private double accelerationX;
    private double accelerationY;
    private double accelerationZ;

    Body(double x, double y, double z, double mass) {
      this.x = x;
      this.y = y;
      this.z = z;
      this.mass = mass;
    }

    double getX() {
      return x;
    }

    double getY() {
      return y;
    }

    double getZ() {
      return z;
    }

    void attract(Body[] others) {
      double sumX = 0;
      double sumY = 0;
      double sumZ = 0;
      for (Body other : others) {
        double deltaX = other.getX() - x;
        double deltaY = other.getY() - y;
        double deltaZ = other.getZ() - z;
        double squared = deltaX * deltaX + deltaY * deltaY + deltaZ * deltaZ + SOFTENING;
        double pull = other.mass / (squared * Math.sqrt(squared));
        sumX += deltaX * pull;
        sumY += deltaY * pull;
        sumZ += deltaZ * pull;
      }
      accelerationX = sumX;
      accelerationY = sumY;
      accelerationZ = sumZ;
    }

    void move() {
      velocityX += accelerationX * STEP;
      velocityY += accelerationY * STEP;
      velocityZ += accelerationZ * STEP;
      x += velocityX * STEP;
      y += velocityY * STEP;
      z += velocityZ * STEP;
    }

    double momentum() {
      return mass * (velocityX + velocityY * 2 + velocityZ * 3);
    }
  }

  private double simulate() {
    for (int step = 0; step < STEPS; step++) {
      IntStream.range(0, bodies.length).parallel().forEach(i -> bodies[i].attract(bodies));
      Arrays.stream(bodies).parallel().forEach(Body::move);
    }
    return Arrays.stream(bodies).mapToDouble(body -> body.momentum() + body.getX()).sum();
  }

  /** Moves that many bodies and answers the checksum. */
  public static long run(int size) {
    return Math.round(new NBody(size).simulate() * 1e6);
  }

  public static void main(String[] args) {
    System.out.println("nbody " + run(Size.of(args, 5400)));
  }
}
