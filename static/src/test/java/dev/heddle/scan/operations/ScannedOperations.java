// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.operations;

import dev.heddle.model.library.JdkModel;
import dev.heddle.model.library.LibraryModel;
import dev.heddle.scan.Scan;
import dev.heddle.scan.Technique;
import dev.heddle.scan.input.CompiledProgram;
import dev.heddle.scan.input.Program;
import dev.heddle.scan.operations.Operation.Variant;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;

/** Compiles the programs of operations, and scans each of their variants. */
final class ScannedOperations {
  private ScannedOperations() {}

  /** What is not as expected, in words. */
  static List<String> wrong(List<Operation> operations, Path folder) throws Exception {
    StringBuilder methods = new StringBuilder();
    for (int i = 0; i < operations.size(); i++) {
      for (Variant variant : Variant.values()) {
        if (operations.get(i).has(variant)) {
          methods.append(operations.get(i).method(variant, Operation.method(variant, i)));
        }
      }
    }
    Path classes =
        CompiledProgram.compile(
            folder.resolve("classes"), "Programs", Operation.FRAME.formatted(methods));
    Program program = Program.load(List.of(classes), List.of());
    LibraryModel model = JdkModel.load();
    List<String> wrong = new ArrayList<>();
    for (int i = 0; i < operations.size(); i++) {
      Operation operation = operations.get(i);
      for (Variant variant : Variant.values()) {
        if (operation.has(variant)) {
          Scan scan = new Scan(program, model, EnumSet.allOf(Technique.class), () -> false);
          boolean isFound =
              !scan.from(program.methods("Programs." + Operation.method(variant, i))).isEmpty();
          if (isFound != (variant == Variant.RACY && operation.isExpected())) {
            wrong.add(
                operation.name()
                    + ", "
                    + variant
                    + (isFound ? ": a race" : ": no race")
                    + " in "
                    + operation.code());
          }
        }
      }
    }
    return wrong;
  }
}
