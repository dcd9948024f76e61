// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.json;

import com.grack.nanojson.JsonAppendableWriter;
import com.grack.nanojson.JsonParser;
import com.grack.nanojson.JsonParserException;
import com.grack.nanojson.JsonWriter;
import com.grack.nanojson.JsonWriterException;
import dev.heddle.model.finding.Report;
import dev.heddle.report.Reasons;
import dev.heddle.report.ReportException;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes and reads report.json; whoever looks at the file sees a whole report or none. */
public final class ReportFile {
  /** The file's name in the report directory. */
  public static final String NAME = "report.json";

  private ReportFile() {}

  public static void write(Report report, Path file) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    Path temporary =
        file.resolveSibling("." + file.getFileName() + "." + ProcessHandle.current().pid());
    try {
      // Unlike that of Files, this writer takes any name that a thread can have.
      try (Writer out =
          new OutputStreamWriter(Files.newOutputStream(temporary), StandardCharsets.UTF_8)) {
        JsonAppendableWriter json = JsonWriter.indent("  ").on(out);
        ReportJson.write(report, json);
        json.done();
        out.write('\n');
      }
      Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException | JsonWriterException e) {
      Files.deleteIfExists(temporary);
      throw e instanceof IOException failed ? failed : new IOException(e.getCause());
    }
  }

  public static Report read(Path file) throws ReportException {
    try {
      return ReportJson.read(JsonParser.object().from(Files.readString(file)));
    } catch (NoSuchFileException e) {
      throw new ReportException(file + " does not exist");
    } catch (IOException e) {
      throw new ReportException(file + " cannot be read: " + Reasons.of(e));
    } catch (JsonParserException e) {
      throw new ReportException(file + " is not a heddle report: " + e.getMessage());
    } catch (ReportException e) {
      throw new ReportException(file + " is not a heddle report: " + e.getMessage());
    }
  }
}
