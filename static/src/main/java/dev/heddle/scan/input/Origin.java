// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.input;

import com.ibm.wala.types.ClassLoaderReference;

/** Whose code a class is. */
public enum Origin {
  APPLICATION(ClassLoaderReference.Application),
  LIBRARY(ClassLoaderReference.Extension),
  JDK(ClassLoaderReference.Primordial);

  private final ClassLoaderReference loader;

  Origin(ClassLoaderReference loader) {
    this.loader = loader;
  }

  /** The WALA class loader that holds the classes of this origin. */
  ClassLoaderReference loader() {
    return loader;
  }

  /** The origin of what a WALA class loader holds; made-up classes count as library. */
  static Origin of(ClassLoaderReference loader) {
    for (Origin origin : values()) {
      if (origin.loader.equals(loader)) {
        return origin;
      }
    }
    return LIBRARY;
  }
}
