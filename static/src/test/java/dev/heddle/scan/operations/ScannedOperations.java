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
  /** What a line begins with that names an operation. */
  static final String NAMED = "operation: ";

  private ScannedOperations() {}

  /**
   * For a JVM of its own, which is another JDK's.
   *
   * @param arguments a folder to work in
   */
  public static void main(String[] arguments) throws Exception {
    List<Operation> all = Operations.all();
    List<String> wrong = wrong(all, Path.of(arguments[0]));
    wrong.forEach(System.out::println);
    all.forEach(operation -> System.out.println(NAMED + operation.row()));
    System.exit(wrong.isEmpty() ? 0 : 1);
  }

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
            folder.resolve("classes"), "Programs", Operation.FRAME.formatted(methods), preview());
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

  /** Structured concurrency is a preview in the newest JDK. */
  private static List<String> preview() {
    int version = Runtime.version().feature();
    return version < 25
        ? List.of()
        : List.of("--enable-preview", "--release", Integer.toString(version));
  }
}
