// SPDX-License-Identifier: Apache-2.0
package dev.heddle.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A test that fails if heddle finds something in its threads, and that is repeated under other
 * schedules to make rare races show.
 *
 * <p>Accesses that look suspicious are delayed from the second repetition on. They are those of the
 * report that the configuration parameter {@code heddle.suspects} names, and those that earlier
 * repetitions have seen in two threads with no lock in common. The first repetition that finds
 * something is the last one.
 */
@Documented
@Target({ElementType.METHOD, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
@TestTemplate
@ExtendWith({HeddleExtension.class, Repetitions.class})
public @interface HeddleTest {
  /** How often the test is run; once in a JVM without heddle. */
  int repeat() default 1;

  /** What the delays follow from; 0 for another seed each time. Failures tell the seed. */
  long seed() default 0;
}
