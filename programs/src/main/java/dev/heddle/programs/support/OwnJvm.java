// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.support;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a program that ends its JVM, or depends on how it ends, and therefore cannot share one with
 * others.
 */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.TYPE)
public @interface OwnJvm {
  /** Additional options of that JVM. */
  String[] value() default {};
}
