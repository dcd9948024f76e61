// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import com.grack.nanojson.JsonObject;
import com.grack.nanojson.JsonParser;
import dev.heddle.model.finding.Report;
import dev.heddle.report.Hostile;
import dev.heddle.report.ManyFindings;
import dev.heddle.report.Samples;
import dev.heddle.report.Written;
import dev.heddle.report.source.Sources;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class HtmlReportTest {
  private static final Pattern DATA =
      Pattern.compile(
          "<script type=\"application/json\" id=\"data\">(.*?)</script>", Pattern.DOTALL);

  @Test
  void needsNothingElse() {
    String page = page(Samples.report(Samples.race("balance")), Sources.none());
    assertThat(page).startsWith("<!DOCTYPE html>").doesNotContain("{{").doesNotContain("@import");
    assertThat(page).doesNotContainPattern("(?:src|href)=\"(?!#)");
    assertThat(page).doesNotContain("https:").contains("default-src 'none'");
  }

  @Test
  void hasTheFindingsOfTheReport() throws Exception {
    JsonObject data = data(page(Samples.report(Samples.race("balance")), Sources.none()));
    JsonObject finding = data.getArray("findings").getObject(0);
    assertThat(finding.getString("id")).isEqualTo(Samples.race("balance").id());
    assertThat(finding.getString("suppression")).isEqualTo("race_top:bank.Account.deposit");
    assertThat(data.getArray("frames").getArray(0).getString(0)).isEqualTo("bank.Main");
  }

  @Test
  void namesStayNames() throws Exception {
    String page = page(Hostile.report(), Sources.none());
    String plain = page(Samples.report(), Sources.none());
    assertThat(occurrences("<script", page)).isEqualTo(occurrences("<script", plain));
    assertThat(occurrences("<img", page)).isZero();
    assertThat(occurrences("<!--", page)).isZero();
    JsonObject access =
        data(page).getArray("findings").getObject(0).getArray("accesses").getObject(0);
    assertThat(access.getString("thread")).isEqualTo(Hostile.NAME);
  }

  @Test
  void manyFindingsShareWhatIsTheSame() {
    int one = page(ManyFindings.report(1), Sources.none()).length();
    int many = page(ManyFindings.report(2000), Sources.none()).length();
    assertThat((many - one) / 2000).isLessThan(1500);
  }

  private static JsonObject data(String page) throws Exception {
    Matcher matcher = DATA.matcher(page);
    assertThat(matcher.find()).isTrue();
    return JsonParser.object().from(matcher.group(1));
  }

  private static int occurrences(String word, String text) {
    return text.split(Pattern.quote(word), -1).length - 1;
  }

  private static String page(Report report, Sources sources) {
    return Written.text(out -> HtmlReport.write(report, sources, out));
  }
}
