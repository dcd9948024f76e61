// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.programs.raytracer;

import java.util.ArrayList;
import java.util.List;

/** Spheres on a cubic lattice, five lamps, and the eye; built before the threads start. */
public final class Scene {
  private static final int EDGE = 4;

  private final List<Primitive> primitives = new ArrayList<>();
  private final Lamp[] lamps;
  private final Vector eye = new Vector(2.5, 10, -7);

  /** A point light. */
  static final class Lamp {
    private Vector position;
    private double brightness;

    Lamp(double x, double y, double z, double brightness) {
      position = new Vector(x, y, z);
      this.brightness = brightness;
    }

    Vector position() {
      return position;
    }

    double brightness() {
      return brightness;
    }
  }

  public Scene() {
    for (int i = 0; i < EDGE * EDGE * EDGE; i++) {
      int x = i % EDGE;
      int y = i / EDGE % EDGE;
      int z = i / EDGE / EDGE;
      Sphere sphere =
          new Sphere(new Vector(x * 20 / (EDGE - 1) - 10, y * 20 / (EDGE - 1) - 10, z * 7 + 2), 3);
      Surface surface = sphere.getSurface();
      surface.setColour(new Vector(1, y / (EDGE - 1.0), x / (EDGE - 1.0)));
      surface.setDiffuse(0.7);
      surface.setSpecular((x + y) % 2 == 0 ? 0.4 : 0.2);
      surface.setShine(15);
      primitives.add(sphere);
    }
    double brightness = 0.3;
    lamps =
        new Lamp[] {
          new Lamp(100, 100, -50, brightness),
          new Lamp(-100, 100, -50, brightness),
          new Lamp(100, -100, -50, brightness),
          new Lamp(-100, -100, -50, brightness),
          new Lamp(200, 200, 0, brightness)
        };
  }

  List<Primitive> primitives() {
    return primitives;
  }

  Lamp[] lamps() {
    return lamps;
  }

  Vector eye() {
    return eye;
  }
}
