// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.input;

import com.ibm.wala.classLoader.IBytecodeMethod;
import com.ibm.wala.classLoader.IClass;
import com.ibm.wala.classLoader.IMethod;
import com.ibm.wala.classLoader.ShrikeClass;
import com.ibm.wala.shrike.shrikeCT.ClassReader.AttrIterator;
import com.ibm.wala.shrike.shrikeCT.InvalidClassFileException;
import com.ibm.wala.shrike.shrikeCT.SourceFileReader;
import com.ibm.wala.ssa.IR;
import com.ibm.wala.ssa.SSAInstruction;
import dev.heddle.model.finding.Frame;

/** Where instructions stand in the source. */
final class SourcePlaces {
  private static final int NO_LINE = -1;

  private SourcePlaces() {}

  /**
   * The place of an instruction; that of the body's first if it has no index, as phis have none.
   *
   * @param ir the method's body, or null if it has none, and so no lines
   */
  static Frame place(IMethod method, int instructionIndex, IR ir) {
    IClass type = method.getDeclaringClass();
    int line = ir == null ? NO_LINE : line(method, instructionIndex, ir);
    return new Frame(name(type), method.getName().toString(), file(type), line);
  }

  /** The binary name with dots. */
  static String name(IClass type) {
    return type.getName().toString().substring(1).replace('/', '.');
  }

  /** {@code Class.method}, with dots. */
  static String name(IMethod method) {
    return name(method.getDeclaringClass()) + "." + method.getName();
  }

  private static int line(IMethod method, int instructionIndex, IR ir) {
    if (!(method instanceof IBytecodeMethod<?> code)) {
      return NO_LINE;
    }
    int index = instructionIndex >= 0 ? instructionIndex : firstIndex(ir);
    try {
      return method.getLineNumber(code.getBytecodeIndex(index));
    } catch (InvalidClassFileException | IndexOutOfBoundsException e) {
      return NO_LINE;
    }
  }

  private static int firstIndex(IR ir) {
    for (SSAInstruction instruction : ir.getInstructions()) {
      if (instruction != null) {
        return instruction.iIndex();
      }
    }
    return 0;
  }

  private static String file(IClass type) {
    if (!(type instanceof ShrikeClass read)) {
      return null;
    }
    try {
      AttrIterator attributes = new AttrIterator();
      read.getReader().initClassAttributeIterator(attributes);
      for (; attributes.isValid(); attributes.advance()) {
        if (attributes.getName().equals("SourceFile")) {
          return new SourceFileReader(attributes).getSourceFile();
        }
      }
      return null;
    } catch (InvalidClassFileException | IllegalArgumentException e) {
      return null;
    }
  }
}
