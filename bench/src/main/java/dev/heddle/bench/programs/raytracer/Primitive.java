// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.programs.raytracer;

/** Something a ray can hit. */
abstract class Primitive {
  private Surface surface = new Surface();

  Surface getSurface() {
    return surface;
  }

  void setSurface(Surface surface) {
    this.surface = surface;
  }

  /** Where the ray enters, or null. */
  abstract Hit intersect(Ray ray);

  abstract Vector normalAt(Vector point);
}
