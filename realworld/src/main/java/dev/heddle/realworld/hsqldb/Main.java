// SPDX-License-Identifier: Apache-2.0
package dev.heddle.realworld.hsqldb;

import dev.heddle.realworld.Workers;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** Four sessions use HSQLDB 1.8, whose class files are those of Java 1.2. */
public final class Main {
  private static final String URL = "jdbc:hsqldb:mem:loom";
  private static final int WORKERS = 4;
  private static final int ROWS = 400;

  private Main() {}

  public static void main(String[] arguments) throws Exception {
    Class.forName("org.hsqldb.jdbcDriver");
    try (Connection connection = connect()) {
      try (Statement statement = connection.createStatement()) {
        statement.execute("create table pick(id int primary key, worker int, word varchar(40))");
        statement.execute("create index by_worker on pick(worker)");
        System.out.println("inserted " + Workers.run(WORKERS, Main::insert));
        query(statement, "select count(*), sum(id) from pick");
        query(statement, "select worker, count(*), max(word) from pick group by worker");
        statement.execute("shutdown");
      }
    }
  }

  private static Connection connect() throws SQLException {
    return DriverManager.getConnection(URL, "sa", "");
  }

  private static int insert(int worker) throws SQLException {
    try (Connection connection = connect();
        PreparedStatement insert = connection.prepareStatement("insert into pick values(?, ?, ?)");
        PreparedStatement select =
            connection.prepareStatement("select count(*) from pick where worker = ?")) {
      for (int i = 0; i < ROWS; i++) {
        insert.setInt(1, i * WORKERS + worker);
        insert.setInt(2, worker);
        insert.setString(3, "word " + i % 10);
        insert.executeUpdate();
        select.setInt(1, worker);
        try (ResultSet rows = select.executeQuery()) {
          rows.next();
          if (rows.getInt(1) != i + 1) {
            throw new SQLException("expected " + (i + 1) + " rows but saw " + rows.getInt(1));
          }
        }
      }
    }
    return ROWS;
  }

  private static void query(Statement statement, String query) throws SQLException {
    try (ResultSet rows = statement.executeQuery(query)) {
      int columns = rows.getMetaData().getColumnCount();
      while (rows.next()) {
        StringBuilder line = new StringBuilder("row");
        for (int i = 1; i <= columns; i++) {
          line.append(' ').append(rows.getString(i));
        }
        System.out.println(line);
      }
    }
  }
}
