// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.programs.raytracer;

/** A half-line; a tracer reuses one for all its shadow tests. */
final class Ray {
  private Vector origin;
  private Vector direction;

  Ray(Vector origin, Vector direction) {
    this.origin = origin;
    this.direction = direction;
  }

  void aim(Vector newOrigin, Vector newDirection) {
    origin = newOrigin;
    direction = newDirection;
  }

  Vector origin() {
    return origin;
  }

  Vector direction() {
    return direction;
  }

  Vector at(double distance) {
    return origin.plus(distance, direction);
  }
}
