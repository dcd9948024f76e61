// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.junit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Libraries;
import dev.heddle.model.finding.Report;
import dev.heddle.report.Hostile;
import dev.heddle.report.MergedFindings;
import dev.heddle.report.Samples;
import dev.heddle.report.Written;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

class JUnitReportTest {
  private static final Finding RACE = Samples.race("balance");

  @Test
  void aFindingIsATestThatFails() throws Exception {
    Element suite = parse(Samples.report(RACE));
    assertThat(suite.getAttribute("tests")).isEqualTo("1");
    assertThat(suite.getAttribute("failures")).isEqualTo("1");
    Element test = (Element) suite.getElementsByTagName("testcase").item(0);
    assertThat(test.getAttribute("classname")).isEqualTo("bank.Account");
    assertThat(test.getAttribute("name"))
        .isEqualTo("data race " + RACE.id() + ": bank.Account balance");
    Element failure = (Element) suite.getElementsByTagName("failure").item(0);
    assertThat(failure.getAttribute("message")).isEqualTo(RACE.message());
    assertThat(failure.getTextContent()).contains("at bank.Account.deposit(Account.java:12)");
  }

  @Test
  void nothingFoundIsATestThatPasses() throws Exception {
    Element suite = parse(Samples.report());
    assertThat(suite.getAttribute("tests")).isEqualTo("1");
    assertThat(suite.getAttribute("failures")).isEqualTo("0");
    assertThat(suite.getElementsByTagName("skipped").getLength()).isZero();
  }

  @Test
  void incompleteIsNotPassed() throws Exception {
    Element suite = parse(new MergedFindings().notChecked("A JVM was killed.").toReport());
    assertThat(suite.getAttribute("tests")).isEqualTo("1");
    assertThat(suite.getAttribute("skipped")).isEqualTo("1");
  }

  @Test
  void findingsInsideThirdPartyJarsDoNotFail() throws Exception {
    Map<String, String> jars = Map.of("bank.Account", "bank.jar", "bank.Main", "bank.jar");
    Report report =
        new MergedFindings().add(List.of(RACE)).libraries(Libraries.of(jars)).toReport();
    Element suite = parse(report);
    assertThat(suite.getAttribute("failures")).isEqualTo("0");
    assertThat(suite.getAttribute("skipped")).isEqualTo("1");
  }

  @Test
  void anyNameMakesXml() throws Exception {
    Element suite = parse(Hostile.report());
    assertThat(suite.getAttribute("failures")).isEqualTo("2");
    assertThat(suite.getElementsByTagName("script").getLength()).isZero();
  }

  private static Element parse(Report report) throws Exception {
    byte[] xml =
        Written.text(out -> JUnitReport.write(report, out)).getBytes(StandardCharsets.UTF_8);
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(xml))
        .getDocumentElement();
  }
}
