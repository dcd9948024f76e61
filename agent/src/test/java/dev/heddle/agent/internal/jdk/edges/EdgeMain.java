// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.jdk.edges;

/** Tries every construct of the model, some rounds each. */
public final class EdgeMain {
  private EdgeMain() {}

  public static void main(String[] arguments) throws Exception {
    int rounds = Integer.parseInt(arguments[0]);
    for (int i = 0; i < rounds; i++) {
      ThreadEdges.run();
      LockEdges.run();
      AtomicEdges.run();
      QueueEdges.run();
      CollectionEdges.run();
      TaskEdges.run();
      FutureEdges.run();
      Edges.warm();
    }
    System.exit(Edges.finish());
  }
}
