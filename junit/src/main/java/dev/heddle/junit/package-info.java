// SPDX-License-Identifier: Apache-2.0
/**
 * Heddle for JUnit: {@link dev.heddle.junit.HeddleExtension} fails the tests whose code has a race,
 * {@link dev.heddle.junit.HeddleTest} repeats a test under other schedules.
 */
package dev.heddle.junit;
