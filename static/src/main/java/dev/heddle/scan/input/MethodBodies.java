// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.input;

import com.ibm.wala.classLoader.IBytecodeMethod;
import com.ibm.wala.classLoader.IMethod;
import com.ibm.wala.ipa.callgraph.impl.Everywhere;
import com.ibm.wala.shrike.shrikeCT.InvalidClassFileException;
import com.ibm.wala.ssa.DefUse;
import com.ibm.wala.ssa.DefaultIRFactory;
import com.ibm.wala.ssa.IR;
import com.ibm.wala.ssa.SSAOptions;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The bodies of methods in SSA form. They are kept for good, unlike in WALA's own cache, whose soft
 * references would let two instructions stand for one after the garbage collector has run. Not safe
 * for use by several threads.
 */
final class MethodBodies {
  private final DefaultIRFactory factory = new DefaultIRFactory();

  /** These have no policy for pi nodes, so there are none. */
  private final SSAOptions options = new SSAOptions();

  private final Map<IMethod, Optional<IR>> bodies = new HashMap<>();
  private final Map<IMethod, DefUse> uses = new HashMap<>();
  private final LeftOut unreadable = new LeftOut("methods");

  /** The body, or null if the method has none or it cannot be read. */
  IR ir(IMethod method) {
    return bodies.computeIfAbsent(method, this::read).orElse(null);
  }

  /** Definitions and uses in the body, or null if there is no body. */
  DefUse defUse(IMethod method) {
    IR ir = ir(method);
    return ir == null ? null : uses.computeIfAbsent(method, key -> new DefUse(ir));
  }

  /** Which bodies could not be read so far. */
  List<String> complaints() {
    return unreadable.sentences();
  }

  private Optional<IR> read(IMethod method) {
    if (method.isAbstract() || method.isNative()) {
      return Optional.empty();
    }
    // WALA's decoder reports bad byte code to the error stream before it throws.
    PrintStream errors = System.err;
    System.setErr(new PrintStream(OutputStream.nullOutputStream()));
    try {
      if (method instanceof IBytecodeMethod<?> code && code.getInstructions() == null) {
        throw new InvalidClassFileException(0, "there is no code");
      }
      return Optional.of(factory.makeIR(method, Everywhere.EVERYWHERE, options));
    } catch (Exception | Error e) {
      // Over byte code that makes no sense WALA throws java.lang.Error itself, and runs out of
      // memory over the size of a switch.
      unreadable.add("The body of " + SourcePlaces.name(method) + " cannot be read (" + e + ").");
      return Optional.empty();
    } finally {
      System.setErr(errors);
    }
  }
}
