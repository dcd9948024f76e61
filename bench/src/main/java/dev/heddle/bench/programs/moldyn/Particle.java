// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.programs.moldyn;

/** An atom: where it is and how it moves. */
final class Particle {
  private double x;
  private double y;
  private double z;
  private double velocityX;
  private double velocityY;
  private double velocityZ;

  Particle(double x, double y, double z) {
    this.x = x;
    this.y = y;
    this.z = z;
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

  void setVelocity(double newX, double newY, double newZ) {
    velocityX = newX;
    velocityY = newY;
    velocityZ = newZ;
  }

  /** Applies a force for one step of time and moves, re-entering the box at the other side. */
  void move(double forceX, double forceY, double forceZ, double step, double side) {
    velocityX += forceX * step;
    velocityY += forceY * step;
    velocityZ += forceZ * step;
    x = wrap(x + velocityX * step, side);
    y = wrap(y + velocityY * step, side);
    z = wrap(z + velocityZ * step, side);
  }

  double kineticEnergy() {
    return 0.5 * (velocityX * velocityX + velocityY * velocityY + velocityZ * velocityZ);
  }

  private static double wrap(double coordinate, double side) {
    if (coordinate < 0) {
      return coordinate + side;
    }
    return coordinate > side ? coordinate - side : coordinate;
  }
}
