// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.programs.raytracer;

/** Traces rays through a scene; every thread has one of its own. */
public final class Tracer {
  private static final int DEEPEST = 3;

  private final Scene scene;
  private final Ray shadowRay = new Ray(null, null);

  public Tracer(Scene scene) {
    this.scene = scene;
  }

  /** The colour seen at a point of the picture, both coordinates from -1 to 1, as 0xRRGGBB. */
  public int pixel(double x, double y) {
    Vector direction = new Vector(x * 0.8 - 0.15, y * 0.8 - 0.6, 1).normalise();
    Vector colour = trace(new Ray(scene.eye(), direction), 1, 0);
    return channel(colour.x()) << 16 | channel(colour.y()) << 8 | channel(colour.z());
  }

  private static int channel(double brightness) {
    return Math.min(255, (int) (brightness * 255));
  }

  private Hit nearest(Ray ray) {
    Hit nearest = null;
    for (Primitive primitive : scene.primitives()) {
      Hit hit = primitive.intersect(ray);
      if (hit != null && (nearest == null || hit.distance() < nearest.distance())) {
        nearest = hit;
      }
    }
    return nearest;
  }

  private Vector trace(Ray ray, double weight, int depth) {
    Hit hit = nearest(ray);
    return hit == null ? new Vector(0, 0, 0) : shade(ray, hit, weight, depth);
  }

  private Vector shade(Ray ray, Hit hit, double weight, int depth) {
    Vector point = ray.at(hit.distance());
    Vector normal = hit.primitive().normalAt(point);
    Vector mirrored = ray.direction().plus(-2 * ray.direction().dot(normal), normal);
    Surface surface = hit.primitive().getSurface();
    Vector result = new Vector(0.05, 0.05, 0.05);
    for (Scene.Lamp lamp : scene.lamps()) {
      light(result, lamp, surface, point, normal, mirrored);
    }
    double reflected = weight * surface.getSpecular();
    if (depth < DEEPEST && reflected > 0.01) {
      Vector seen = trace(new Ray(point, mirrored.normalise()), reflected, depth + 1);
      result.add(surface.getSpecular(), seen);
    }
    return result;
  }

  private void light(
      Vector result,
      Scene.Lamp lamp,
      Surface surface,
      Vector point,
      Vector normal,
      Vector mirrored) {
    Vector toLamp = lamp.position().minus(point);
    double distance = Math.sqrt(toLamp.dot(toLamp));
    toLamp.normalise();
    double cosine = toLamp.dot(normal);
    if (cosine <= 0 || shadowed(point, toLamp, distance)) {
      return;
    }
    result.add(cosine * surface.getDiffuse() * lamp.brightness(), surface.getColour());
    double gloss = toLamp.dot(mirrored);
    if (gloss > 1e-6) {
      double highlight = power(gloss, (int) surface.getShine()) * surface.getSpecular();
      result.add(highlight * lamp.brightness(), surface.getColour());
    }
  }

  private boolean shadowed(Vector point, Vector direction, double distance) {
    shadowRay.aim(point, direction);
    for (Primitive primitive : scene.primitives()) {
      Hit hit = primitive.intersect(shadowRay);
      if (hit != null && hit.distance() < distance) {
        return true;
      }
    }
    return false;
  }

  private static double power(double base, int exponent) {
    double result = 1;
    for (int i = 0; i < exponent; i++) {
      result *= base;
    }
    return result;
  }
}
