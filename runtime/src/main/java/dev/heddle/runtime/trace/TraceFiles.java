// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace;

import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The files of a run's traces. The first JVM of a run gets the file that was asked for, others one
 * beside it with their process id before the extension: {@code heddle.trace}, {@code
 * heddle.4711.trace}.
 */
public final class TraceFiles {
  private TraceFiles() {}

  /** Makes the file of a JVM that is one of several; the first has to find none. */
  public static File oneOf(File file) throws IOException {
    long pid = ProcessHandle.current().pid();
    File free = file;
    for (int attempt = 0; !free.createNewFile(); attempt++) {
      free =
          new File(
              withMiddle(file.getPath(), attempt == 0 ? "." + pid : "." + pid + "-" + attempt));
    }
    return free;
  }

  private static String withMiddle(String path, String middle) {
    int dot = path.lastIndexOf('.');
    boolean hasExtension = dot > path.lastIndexOf(File.separatorChar) + 1;
    int end = hasExtension ? dot : path.length();
    return path.substring(0, end) + middle + path.substring(end);
  }

  /** The traces that JVMs of a run have written, the first one first. */
  public static List<Path> ofRun(Path file, String run) throws IOException {
    List<Path> files = new ArrayList<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(file.toAbsolutePath().getParent())) {
      for (Path each : all) {
        if (isFamily(file.getFileName().toString(), each.getFileName().toString())
            && isOf(run, each)) {
          files.add(each);
        }
      }
    }
    Collections.sort(files);
    if (files.remove(file)) {
      files.add(0, file);
    }
    return files;
  }

  private static boolean isFamily(String name, String other) {
    String start = withMiddle(name, "\n");
    int middle = start.indexOf('\n');
    return other.length() >= name.length()
        && other.startsWith(name.substring(0, middle))
        && other.endsWith(name.substring(middle));
  }

  private static boolean isOf(String run, Path file) {
    try (TraceReader reader = TraceReader.open(file)) {
      return reader.header().run().equals(run);
    } catch (IOException | TraceException e) {
      return false;
    }
  }
}
