// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.json;

import com.grack.nanojson.JsonObject;
import com.grack.nanojson.JsonParser;
import com.grack.nanojson.JsonParserException;
import com.grack.nanojson.JsonSink;
import dev.heddle.model.finding.Report;
import dev.heddle.report.Reasons;
import dev.heddle.report.ReportException;
import dev.heddle.report.TextOutput;
import dev.heddle.report.WholeFile;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Writes and reads report.json. */
public final class ReportFile {
  /** The file's name in the report directory. */
  public static final String NAME = "report.json";

  private ReportFile() {}

  public static void write(Report report, Path file) throws IOException {
    WholeFile.write(
        new WholeFile.Content() {
          @Override
          public void writeTo(TextOutput out) throws IOException {
            write(report, out);
          }
        },
        file);
  }

  /** What is written to the file. */
  public static void write(Report report, Writer out) throws IOException {
    JsonStream.Content content =
        new JsonStream.Content() {
          @Override
          public void writeTo(JsonSink<?> json) {
            ReportJson.write(report, json);
          }
        };
    JsonStream.indented(content, out);
  }

  public static Report read(Path file) throws ReportException {
    try {
      return ReportJson.read(parse(Files.readString(file)));
    } catch (NoSuchFileException e) {
      throw new ReportException(file + " does not exist");
    } catch (MalformedInputException e) {
      throw new ReportException(file + " is not a heddle report: it is no text");
    } catch (IOException e) {
      throw new ReportException(file + " cannot be read: " + Reasons.of(e));
    } catch (ReportException e) {
      throw new ReportException(file + " is not a heddle report: " + e.getMessage());
    }
  }

  private static JsonObject parse(String text) throws ReportException {
    if (text.isBlank()) {
      throw new ReportException("it is empty");
    }
    try {
      if (JsonParser.any().from(text) instanceof JsonObject object) {
        return object;
      }
      throw new ReportException("it is JSON, but no object");
    } catch (JsonParserException e) {
      throw new ReportException(
          "it is no JSON, or was cut, at line "
              + e.getLinePosition()
              + ", character "
              + e.getCharPosition());
    }
  }
}
