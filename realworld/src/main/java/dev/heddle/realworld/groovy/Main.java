// SPDX-License-Identifier: Apache-2.0
package dev.heddle.realworld.groovy;

import groovy.lang.Binding;
import groovy.lang.GroovyShell;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;

/** Compiles a Groovy script with threads and runs it. */
public final class Main {
  private Main() {}

  public static void main(String[] arguments) throws Exception {
    Binding binding = new Binding();
    binding.setVariable("workers", 4);
    binding.setVariable("rounds", 500);
    GroovyShell shell = new GroovyShell(binding);
    try (Reader script =
        new InputStreamReader(
            Main.class.getResourceAsStream("Weavers.groovy"), StandardCharsets.UTF_8)) {
      System.out.println("result " + shell.evaluate(script, "Weavers.groovy"));
    }
  }
}
