// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import com.ibm.wala.classLoader.IMethod;
import dev.heddle.model.options.Glob;
import dev.heddle.report.ReportException;
import dev.heddle.scan.input.InputException;
import dev.heddle.scan.input.Program;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What the user wants to have scanned.
 *
 * @param inputs jars and folders with the program's own classes
 * @param classpath jars and folders with its libraries
 * @param entries the methods to start from; empty for every main method
 * @param isLibrary whether any public method may be called at any time instead
 * @param asLibrary classes whose races are reported where others call them
 */
record ScannedProgram(
    List<Path> inputs,
    List<Path> classpath,
    List<String> entries,
    boolean isLibrary,
    List<Glob> asLibrary) {

  /**
   * @throws ReportException if something cannot be read
   */
  Program load() throws ReportException {
    try {
      return Program.load(inputs, classpath);
    } catch (InputException e) {
      throw new ReportException(e.getMessage());
    }
  }

  /**
   * @throws ReportException if there is nowhere to start
   */
  List<IMethod> entries(Program program) throws ReportException {
    List<IMethod> methods = new ArrayList<>(entries.isEmpty() ? program.mains() : List.of());
    try {
      for (String entry : entries) {
        methods.addAll(program.methods(entry));
      }
    } catch (InputException e) {
      throw new ReportException(e.getMessage());
    }
    if (methods.isEmpty()) {
      throw new ReportException(
          "there is no main method to start from; name a method to start from, for example: --entry"
              + " com.acme.Server.start, or say --library");
    }
    return methods;
  }
}
