// SPDX-License-Identifier: Apache-2.0
/** Which methods a program can reach, in which contexts. */
package dev.heddle.scan.graph;
