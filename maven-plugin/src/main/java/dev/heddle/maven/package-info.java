// SPDX-License-Identifier: Apache-2.0
/**
 * The goals of {@code heddle-maven-plugin}, after JaCoCo's conventions: {@code prepare-agent}
 * before the tests, {@code report} and {@code check} after them, {@code scan} for what no test
 * reaches.
 */
package dev.heddle.maven;
