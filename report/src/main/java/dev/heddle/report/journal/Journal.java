// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.journal;

import com.grack.nanojson.JsonStringWriter;
import com.grack.nanojson.JsonWriter;
import dev.heddle.model.finding.About;
import dev.heddle.model.finding.Cost;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Libraries;
import dev.heddle.report.json.AboutJson;
import dev.heddle.report.json.FindingJson;
import dev.heddle.report.json.LibrariesJson;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The journal of one JVM: a line of JSON for each thing to tell, in the file as soon as it is
 * known.
 *
 * <p>The first line says whose journal it is and the last that nothing is missing. A finding may
 * come again with a higher count; its last line holds.
 */
public final class Journal {
  private final Path file;

  /** A plain stream: unlike a channel, it stays open when the writing thread is interrupted. */
  private final FileOutputStream stream;

  private Journal(Path file, FileOutputStream stream) {
    this.file = file;
    this.stream = stream;
  }

  /**
   * Makes the file of this JVM's journal, with nothing in it.
   *
   * @param directory where journals of the same run are; made if it is missing
   */
  public static Journal open(Path directory) throws IOException {
    Files.createDirectories(directory);
    long pid = ProcessHandle.current().pid();
    long start = System.currentTimeMillis();
    File file = file(directory, pid, start);
    // Never what another user, who may guess the name, has put there, or made it lead to.
    while (!file.createNewFile()) {
      file = file(directory, pid, ++start);
    }
    return new Journal(file.toPath(), new FileOutputStream(file, true));
  }

  private static File file(Path directory, long pid, long start) {
    return directory.resolve(pid + "-" + start + JournalReader.SUFFIX).toFile();
  }

  public Path file() {
    return file;
  }

  /** Whether nobody has deleted it. */
  public boolean isThere() {
    return file.toFile().exists();
  }

  /**
   * Writes the first line.
   *
   * @param command what the JVM runs, for people
   */
  public void begin(String command) throws IOException {
    JsonStringWriter line = line();
    line.object("jvm").value("command", command).value("java", About.thisJava()).end();
    append(line);
  }

  public void finding(Finding finding) throws IOException {
    JsonStringWriter line = line();
    line.object("finding");
    FindingJson.write(finding, line);
    line.end();
    append(line);
  }

  public void notChecked(String sentence) throws IOException {
    append(line().value("notChecked", sentence));
  }

  /**
   * Says which classes of the findings come from third-party jars; may be said again, of others.
   */
  public void libraries(Libraries libraries) throws IOException {
    JsonStringWriter line = line();
    LibrariesJson.write(libraries, line);
    append(line);
  }

  /** Says which findings would be races if their accesses had not been seen in order. */
  public void ordered(List<String> ids) throws IOException {
    append(line().array("ordered", ids));
  }

  /**
   * Writes the last line.
   *
   * @param classesChecked how many classes were checked
   * @param cost what the JVM has taken
   */
  public void end(int classesChecked, Cost cost) throws IOException {
    JsonStringWriter line = line().value("end", true).value("classesChecked", classesChecked);
    AboutJson.writeCost(cost, line);
    append(line);
    stream.close();
  }

  private static JsonStringWriter line() {
    return JsonWriter.string().object();
  }

  /** One call of write for each line: lines of different threads do not mix. */
  private void append(JsonStringWriter line) throws IOException {
    stream.write((line.end().done() + "\n").getBytes(StandardCharsets.UTF_8));
  }
}
