// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.programs.raytracer;

/** The only primitive of the scene. */
final class Sphere extends Primitive {
  private Vector centre;
  private double radiusSquared;

  Sphere(Vector centre, double radius) {
    this.centre = centre;
    this.radiusSquared = radius * radius;
  }

  @Override
  Hit intersect(Ray ray) {
    Vector toCentre = centre.minus(ray.origin());
    double along = toCentre.dot(ray.direction());
    double discriminant = along * along - toCentre.dot(toCentre) + radiusSquared;
    if (discriminant < 0) {
      return null;
    }
    double half = Math.sqrt(discriminant);
    double distance = along - half < 1e-6 ? along + half : along - half;
    return distance < 1e-6 ? null : new Hit(this, distance);
  }

  @Override
  Vector normalAt(Vector point) {
    return point.minus(centre).normalise();
  }
}
