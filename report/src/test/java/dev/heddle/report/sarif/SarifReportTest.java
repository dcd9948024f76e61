// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.sarif;

import static org.assertj.core.api.Assertions.assertThat;

import com.grack.nanojson.JsonArray;
import com.grack.nanojson.JsonObject;
import com.grack.nanojson.JsonParser;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Report;
import dev.heddle.model.finding.Subject;
import dev.heddle.report.Hostile;
import dev.heddle.report.ManyFindings;
import dev.heddle.report.Samples;
import dev.heddle.report.Written;
import dev.heddle.report.select.Baseline;
import dev.heddle.report.select.Selection;
import dev.heddle.report.select.Suppressions;
import dev.heddle.report.source.Sources;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SarifReportTest {
  private static final Finding RACE = Samples.race("balance");

  private static Schema schema;

  @TempDir Path directory;

  /** The official schema; a library for SARIF carries it. */
  @BeforeAll
  static void readSchema() throws Exception {
    try (InputStream in =
        SarifReportTest.class.getResourceAsStream("/schema/sarif-schema-2.1.0.json")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      schema =
          SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7)
              .getSchema(text, InputFormat.JSON);
    }
  }

  @Test
  void isValid() {
    assertValid(Samples.report());
    assertValid(Samples.report(RACE, Samples.deadlock(Finding.Evidence.OBSERVED)));
    assertValid(ManyFindings.report(40));
    assertValid(ManyFindings.withInside());
    assertValid(Hostile.report());
  }

  @Test
  void isValidWithoutStacks() {
    Access unknown = new Access(Access.Operation.READ, "t", List.of(), List.of(), List.of());
    Subject subject = Subject.array("int[]", null);
    assertValid(
        Samples.report(Finding.observedRace("happens-before", subject, 1, unknown, unknown)));
  }

  @Test
  void theSchemaRefusesWhatIsNotSarif() {
    String broken = sarif(Samples.report(RACE), Sources.none()).replace("\"ruleId\"", "\"rule\"");
    assertThat(schema.validate(broken, InputFormat.JSON)).isNotEmpty();
  }

  @Test
  void bothPlacesAreRelatedAndHaveFlows() throws Exception {
    JsonObject result = result(Samples.report(RACE), Sources.none());
    assertThat(result.getString("ruleId")).isEqualTo("data-race");
    assertThat(result.getString("level")).isEqualTo("error");
    JsonObject place = result.getArray("locations").getObject(0).getObject("physicalLocation");
    assertThat(place.getObject("artifactLocation").getString("uri")).isEqualTo("bank/Account.java");
    assertThat(place.getObject("region").getInt("startLine")).isEqualTo(12);
    JsonArray related = result.getArray("relatedLocations");
    assertThat(related.getObject(0).getObject("message").getString("text"))
        .isEqualTo(
            "write by thread \"transfer-1\" (holding bank.Account@1 (bank/Account.java:11))");
    assertThat(related.getObject(2).getObject("message").getString("text"))
        .isEqualTo("read by thread \"main\" (no locks held)");
    JsonArray flows = result.getArray("codeFlows").getObject(0).getArray("threadFlows");
    assertThat(flows).hasSize(2);
    // Outermost first: a flow is read in the order of time.
    assertThat(
            flows
                .getObject(0)
                .getArray("locations")
                .getObject(0)
                .getObject("location")
                .getArray("logicalLocations")
                .getObject(0)
                .getString("fullyQualifiedName"))
        .isEqualTo("bank.Teller.run");
  }

  @Test
  void fingerprintsAreTheIdsAndStayWhateverTheThreads() throws Exception {
    JsonObject once = result(Samples.report(RACE), Sources.none());
    JsonObject often = result(Samples.report(RACE.withOccurrences(7)), Sources.none());
    assertThat(once.getObject("partialFingerprints")).containsEntry("heddleId/v1", RACE.id());
    assertThat(often.getObject("partialFingerprints"))
        .isEqualTo(once.getObject("partialFingerprints"));
    assertThat(often.getInt("occurrenceCount")).isEqualTo(7);
    assertThat(once.has("baselineState")).isFalse();
  }

  @Test
  void withABaselineEachResultHasItsState() throws Exception {
    Finding known = Samples.race("owner");
    Finding gone = Samples.race("limit");
    Selection selection =
        new Selection(Suppressions.none(), new Baseline(Samples.report(known, gone)));
    Report report = selection.apply(Samples.report(known, RACE));
    assertValid(report);
    assertThat(states(report))
        .containsExactly(
            Map.entry(RACE.id(), "new"),
            Map.entry(known.id(), "unchanged"),
            Map.entry(gone.id(), "absent"));
  }

  private static List<Map.Entry<String, String>> states(Report report) throws Exception {
    List<Map.Entry<String, String>> states = new ArrayList<>();
    for (Object each : run(report, Sources.none()).getArray("results")) {
      JsonObject result = (JsonObject) each;
      String id = result.getObject("partialFingerprints").getString("heddleId/v1");
      states.add(Map.entry(id, result.getString("baselineState")));
    }
    return states;
  }

  @Test
  void whatIsNotCheckedIsANotification() throws Exception {
    JsonObject run = run(ManyFindings.report(1), Sources.none());
    JsonObject invocation = run.getArray("invocations").getObject(0);
    assertThat(invocation.getBoolean("executionSuccessful")).isFalse();
    assertThat(invocation.getString("endTimeUtc")).isEqualTo("2026-11-16T12:01:23Z");
    assertThat(invocation.getArray("toolExecutionNotifications")).hasSize(1);
  }

  @Test
  void changesOfTheSourceAreFixes() throws Exception {
    Path folder = Files.createDirectories(directory.resolve("bank"));
    Files.writeString(
        folder.resolve("Statistics.java"),
        "package bank;\n\nclass Statistics {\n  private int made;\n\n  void add() {\n    made++;\n  }\n}\n");
    Sources sources = Sources.in(List.of(directory));
    Finding race = Samples.counter();
    assertThat(schema.validate(sarif(Samples.report(race), sources), InputFormat.JSON)).isEmpty();
    JsonObject change =
        result(Samples.report(race), sources)
            .getArray("fixes")
            .getObject(0)
            .getArray("artifactChanges")
            .getObject(0);
    JsonObject last = change.getArray("replacements").getObject(2);
    assertThat(last.getObject("deletedRegion").getInt("startLine")).isEqualTo(7);
    assertThat(last.getObject("insertedContent").getString("text"))
        .isEqualTo("    made.incrementAndGet();\n");
  }

  private static void assertValid(Report report) {
    String text = sarif(report, Sources.none());
    assertThat(schema.validate(text, InputFormat.JSON)).isEmpty();
  }

  private static JsonObject result(Report report, Sources sources) throws Exception {
    return run(report, sources).getArray("results").getObject(0);
  }

  private static JsonObject run(Report report, Sources sources) throws Exception {
    return JsonParser.object().from(sarif(report, sources)).getArray("runs").getObject(0);
  }

  private static String sarif(Report report, Sources sources) {
    return Written.text(out -> SarifReport.write(report, sources, out));
  }
}
