// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.programs.raytracer;

/** How a primitive answers light; set up once before the rendering starts. */
final class Surface {
  private Vector colour = new Vector(1, 1, 1);
  private double diffuse = 1;
  private double specular;
  private double shine = 15;

  Vector getColour() {
    return colour;
  }

  void setColour(Vector colour) {
    this.colour = colour;
  }

  double getDiffuse() {
    return diffuse;
  }

  void setDiffuse(double diffuse) {
    this.diffuse = diffuse;
  }

  double getSpecular() {
    return specular;
  }

  void setSpecular(double specular) {
    this.specular = specular;
  }

  double getShine() {
    return shine;
  }

  void setShine(double shine) {
    this.shine = shine;
  }
}
