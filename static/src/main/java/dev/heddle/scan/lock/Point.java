// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.lock;

import dev.heddle.scan.graph.Node;

/**
 * The beginning of a block of a node.
 *
 * @param isAbrupt whether control only comes here by an exception
 */
record Point(Node node, int block, boolean isAbrupt) {}
