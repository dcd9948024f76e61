// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.programs.raytracer;

/** A point or direction in space; operations answer new vectors or change this one, as named. */
final class Vector {
  private double x;
  private double y;
  private double z;

  Vector(double x, double y, double z) {
    this.x = x;
    this.y = y;
    this.z = z;
  }

  double x() {
    return x;
  }

  double y() {
    return y;
  }

  double z() {
    return z;
  }

  Vector plus(double scale, Vector other) {
    return new Vector(x + scale * other.x, y + scale * other.y, z + scale * other.z);
  }

  Vector minus(Vector other) {
    return new Vector(x - other.x, y - other.y, z - other.z);
  }

  double dot(Vector other) {
    return x * other.x + y * other.y + z * other.z;
  }

  /** Adds to this vector itself. */
  void add(double scale, Vector other) {
    x += scale * other.x;
    y += scale * other.y;
    z += scale * other.z;
  }

  /** Gives this vector the length one. */
  Vector normalise() {
    double length = Math.sqrt(dot(this));
    if (length > 0) {
      x /= length;
      y /= length;
      z /= length;
    }
    return this;
  }
}
