// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.List;

/** Knows which method calls of the application mean something to the runtime. */
public interface CallSiteRewriter {
  /**
   * What a call instruction does beyond calling. The answer must depend on the arguments alone,
   * since a class that is woven again must come out the same.
   *
   * @param owner internal name of the class that the instruction names
   * @param opcode the instruction, as in {@code org.objectweb.asm.Opcodes}
   * @return the effects in the order in which they are woven, or null for none
   */
  List<CallEffect> effects(
      String owner, String name, String descriptor, boolean isInterface, int opcode);
}
