// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.programs.raytracer;

/** That a ray meets a primitive, and how far along. */
final class Hit {
  private final Primitive primitive;
  private double distance;

  Hit(Primitive primitive, double distance) {
    this.primitive = primitive;
    this.distance = distance;
  }

  Primitive primitive() {
    return primitive;
  }

  double distance() {
    return distance;
  }
}
