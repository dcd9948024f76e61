// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

/**
 * One fork of one program.
 *
 * @param row what the program calls itself on this JDK
 * @param checksum what it computed
 * @param wallSeconds from the start of the process to its end
 * @param cpuSeconds user and system time of all its threads
 * @param residentKilobytes the most memory the process held
 * @param findings how many findings the report has; 0 for a plain run
 */
record Measurement(
    String row,
    String checksum,
    double wallSeconds,
    double cpuSeconds,
    long residentKilobytes,
    int findings) {}
