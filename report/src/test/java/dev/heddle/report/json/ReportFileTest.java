// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.grack.nanojson.JsonObject;
import com.grack.nanojson.JsonParser;
import dev.heddle.model.finding.About;
import dev.heddle.model.finding.Cost;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Inside;
import dev.heddle.model.finding.Libraries;
import dev.heddle.model.finding.Report;
import dev.heddle.model.finding.SharedObject;
import dev.heddle.report.MergedFindings;
import dev.heddle.report.ReportException;
import dev.heddle.report.Samples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ReportFileTest {
  @TempDir Path directory;

  @Test
  void whatIsWrittenReadsTheSame() throws Exception {
    Report report =
        new Report(
            "heddle 1",
            false,
            List.of("a \"quoted\" ünicode sentence"),
            List.of(Samples.race("balance"), Samples.race("owner").withOccurrences(12)),
            3,
            new Report.Comparison(
                List.of("R-1"),
                List.of("R-2"),
                List.of("R-3"),
                List.of(Samples.race("known")),
                List.of(Samples.race("gone"))),
            Libraries.of(Map.of("org.acme.Pool", "pool-1.jar", "org.acme.Queue", "pool-1.jar")),
            new About(
                "heddle run -- java App",
                "17.0.9",
                "2026-11-16T12:00:00Z",
                1.5,
                2,
                30,
                new Cost(2.5, 0.5, 120)));
    Path file = directory.resolve("deep/report.json");
    ReportFile.write(report, file);
    assertThat(ReportFile.read(file)).isEqualTo(report);
    assertThat(file.getParent()).isDirectoryNotContaining("glob:**.report.json*");
  }

  /** A thread can have half a character in its name. */
  @Test
  void takesAnyNameThatAThreadCanHave() throws Exception {
    Report report = new MergedFindings().notChecked("half: \ud83d.").toReport();
    Path file = directory.resolve("report.json");
    ReportFile.write(report, file);
    assertThat(ReportFile.read(file).notChecked()).containsExactly("half: ?.");
  }

  @ParameterizedTest
  @EnumSource
  void tellsWhichObjectItIs(SharedObject.Origin origin) throws Exception {
    Frame place = new Frame("bank.Bank", "open", "Bank.java", 20);
    SharedObject account = new SharedObject("bank.Account@1", origin, List.of(place));
    Finding known = Samples.race("balance").about(account);
    Finding named = Samples.race("owner").about(SharedObject.named("bank.Account@2"));
    Path file = directory.resolve("report.json");
    ReportFile.write(Samples.report(known, named), file);
    assertThat(ReportFile.read(file).findings()).containsExactly(known, named);
    JsonObject object =
        JsonParser.object()
            .from(Files.readString(file))
            .getArray("findings")
            .getObject(0)
            .getObject("object");
    assertThat(object.keySet()).containsExactly("name", origin.key());
  }

  @Test
  void tellsOfRacesInsideLibraries() throws Exception {
    Finding finding = Samples.raceInLibrary();
    Path file = directory.resolve("report.json");
    ReportFile.write(Samples.report(finding), file);
    assertThat(ReportFile.read(file).findings()).containsExactly(finding);
    JsonObject json =
        JsonParser.object().from(Files.readString(file)).getArray("findings").getObject(0);
    assertThat(json.getInt("insideCount")).isEqualTo(7);
    assertThat(json.getArray("inside")).hasSize(1);
    JsonObject race = json.getArray("inside").getObject(0);
    assertThat(race.keySet()).containsExactly("subject", "accesses");
    assertThat(race.getObject("subject").getString("class")).isEqualTo("lib.Table");
    assertThat(race.getArray("accesses").getObject(1).getArray("stack")).hasSize(3);
  }

  @Test
  void mergedReportsTellOfTheRacesInsideOfBoth() throws Exception {
    Finding one = Samples.raceInLibrary();
    Finding without = one.standingFor(Inside.NONE);
    assertThat(Samples.report(one, one).findings()).containsExactly(one);
    assertThat(Samples.report(without, one).findings()).containsExactly(one);
  }

  @Test
  void hasTheMembersOfSchemaOne() throws Exception {
    Path file = directory.resolve("report.json");
    ReportFile.write(Samples.report(Samples.race("balance")), file);
    JsonObject json = JsonParser.object().from(Files.readString(file));
    assertThat(json.keySet())
        .containsExactly("schema", "tool", "complete", "notChecked", "findings");
    assertThat(json.getInt("schema")).isEqualTo(1);
    JsonObject finding = json.getArray("findings").getObject(0);
    assertThat(finding.keySet())
        .containsExactly(
            "id", "kind", "evidence", "detector", "subject", "message", "occurrences", "accesses");
    assertThat(finding.getString("kind")).isEqualTo("data-race");
    assertThat(finding.getString("evidence")).isEqualTo("observed");
    assertThat(finding.getObject("subject"))
        .isEqualTo(
            JsonParser.object()
                .from(
                    "{'type':'field','class':'bank.Account','name':'balance'}".replace('\'', '"')));
    JsonObject write = finding.getArray("accesses").getObject(0);
    assertThat(write.keySet())
        .containsExactly("operation", "thread", "threadStartedAt", "locks", "stack");
    assertThat(write.getArray("stack").getObject(0).keySet())
        .containsExactly("class", "method", "file", "line");
  }

  @Test
  void saysWhatIsWrongWithAFile() throws IOException {
    assertUnreadable(
        "{\"schema\":1,",
        "report.json is not a heddle report: it is no JSON, or was cut, at line 1, character 12");
    assertUnreadable("", "report.json is not a heddle report: it is empty");
    assertUnreadable(
        "{\"schema\":2}", "report.json is not a heddle report: its schema is 2, not 1");
    assertUnreadable("{}", "report.json is not a heddle report: \"schema\" is missing");
    assertUnreadable("[]", "report.json is not a heddle report: it is JSON, but no object");
    assertUnreadable(
        "{\"schema\":1,\"findings\":[{\"id\":\"R-1\",\"kind\":\"odd\"}]}",
        "\"kind\" cannot be \"odd\"");
    assertThatThrownBy(() -> ReportFile.read(directory.resolve("none")))
        .isInstanceOf(ReportException.class)
        .hasMessageEndingWith("none does not exist");
    assertThatThrownBy(() -> ReportFile.read(directory))
        .isInstanceOf(ReportException.class)
        .hasMessageContaining("cannot be read: ");
  }

  private void assertUnreadable(String content, String message) throws IOException {
    Path file = Files.writeString(directory.resolve("report.json"), content);
    assertThatThrownBy(() -> ReportFile.read(file))
        .isInstanceOf(ReportException.class)
        .hasMessageContaining(message);
  }
}
