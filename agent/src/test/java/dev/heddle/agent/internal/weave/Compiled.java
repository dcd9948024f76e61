// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Class files made from Java sources in memory, by class name. */
final class Compiled {
  private Compiled() {}

  static Map<String, byte[]> of(String name, String source) {
    return of(name, source, List.of());
  }

  static Map<String, byte[]> of(String name, String source, List<String> options) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    Map<String, ByteArrayOutputStream> outputs = new LinkedHashMap<>();
    JavaFileManager files =
        new ForwardingJavaFileManager<>(compiler.getStandardFileManager(null, null, null)) {
          @Override
          public JavaFileObject getJavaFileForOutput(
              Location location, String type, JavaFileObject.Kind kind, FileObject sibling) {
            return new SimpleJavaFileObject(URI.create("memory:///" + type), kind) {
              @Override
              public OutputStream openOutputStream() {
                ByteArrayOutputStream output = new ByteArrayOutputStream();
                outputs.put(type, output);
                return output;
              }
            };
          }
        };
    JavaFileObject input =
        new SimpleJavaFileObject(
            URI.create("memory:///" + name + ".java"), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return source;
          }
        };
    List<String> all = new ArrayList<>(List.of("-g", "-nowarn", "-Xlint:none"));
    all.addAll(options);
    if (!compiler.getTask(null, files, null, all, null, List.of(input)).call()) {
      throw new IllegalArgumentException(name + " does not compile");
    }
    Map<String, byte[]> classes = new LinkedHashMap<>();
    outputs.forEach((type, output) -> classes.put(type, output.toByteArray()));
    return classes;
  }
}
