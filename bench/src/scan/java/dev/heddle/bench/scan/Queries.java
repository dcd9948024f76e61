// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.scan;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;
import java.util.stream.IntStream;
import org.h2.jdbc.JdbcConnection;

/** Queries one H2 database in parallel, each iteration with a connection of its own. */
public final class Queries {
  public static void main(String[] args) {
    IntStream.range(0, 8).parallel().forEach(Queries::query);
  }

  private static void query(int number) {
    try (JdbcConnection connection =
            new JdbcConnection("jdbc:h2:mem:test", new Properties(), "sa", "", false);
        Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery("select " + number)) {
      while (result.next()) {
        System.out.println(result.getLong(1));
      }
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
