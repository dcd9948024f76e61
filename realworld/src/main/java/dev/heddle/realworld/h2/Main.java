// SPDX-License-Identifier: Apache-2.0
package dev.heddle.realworld.h2;

import dev.heddle.realworld.Workers;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Random;

/** Four sessions move money between the same accounts of an H2 database in memory. */
public final class Main {
  private static final String URL = "jdbc:h2:mem:bank;DB_CLOSE_DELAY=-1;LOCK_TIMEOUT=20000";
  private static final int WORKERS = 4;
  private static final int ACCOUNTS = 50;
  private static final int TRANSFERS = 200;

  private Main() {}

  public static void main(String[] arguments) throws Exception {
    try (Connection connection = DriverManager.getConnection(URL)) {
      create(connection);
      List<Integer> done = Workers.run(WORKERS, Main::transfers);
      System.out.println("transfers " + done);
      print(connection, "select sum(balance) from account");
      print(connection, "select count(*), sum(amount) from transfer");
      print(connection, "select worker, count(*) from transfer group by worker order by worker");
      print(connection, "select max(length(note)) from transfer where note like '%worker 3%'");
      try (Statement statement = connection.createStatement()) {
        statement.execute("shutdown");
      }
    }
  }

  private static void create(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("create table account(id int primary key, balance bigint not null)");
      statement.execute(
          "create table transfer(id identity, worker int, source int, target int, amount bigint,"
              + " note varchar(200), foreign key(source) references account(id))");
      statement.execute("create index by_worker on transfer(worker)");
      statement.execute(
          "insert into account select x, 1000 from system_range(1, " + ACCOUNTS + ")");
    }
  }

  private static int transfers(int worker) throws SQLException {
    Random random = new Random(worker);
    int done = 0;
    try (Connection connection = DriverManager.getConnection(URL)) {
      connection.setAutoCommit(false);
      for (int i = 0; i < TRANSFERS; i++) {
        int first = 1 + random.nextInt(ACCOUNTS - 1);
        int second = first + 1 + random.nextInt(ACCOUNTS - first);
        long amount = random.nextInt(100);
        // Always the lower number first, so that no two transfers wait for each other.
        add(connection, first, -amount);
        add(connection, second, amount);
        note(connection, worker, first, second, amount);
        connection.commit();
        done++;
        if (i % 20 == 0) {
          readAll(connection);
        }
      }
    }
    return done;
  }

  private static void add(Connection connection, int account, long amount) throws SQLException {
    try (PreparedStatement update =
        connection.prepareStatement("update account set balance = balance + ? where id = ?")) {
      update.setLong(1, amount);
      update.setInt(2, account);
      update.executeUpdate();
    }
  }

  private static void note(Connection connection, int worker, int source, int target, long amount)
      throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement(
            "insert into transfer(worker, source, target, amount, note) values(?, ?, ?, ?, ?)")) {
      insert.setInt(1, worker);
      insert.setInt(2, source);
      insert.setInt(3, target);
      insert.setLong(4, amount);
      insert.setString(5, "a transfer of worker " + worker + " and nobody else");
      insert.executeUpdate();
    }
  }

  private static void readAll(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery(
                "select a.id, a.balance, count(t.id) from account a left join transfer t"
                    + " on t.source = a.id group by a.id, a.balance order by a.id")) {
      int count = 0;
      while (rows.next()) {
        count++;
      }
      if (count != ACCOUNTS) {
        throw new SQLException("saw " + count + " accounts");
      }
    }
    connection.commit();
  }

  private static void print(Connection connection, String query) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(query)) {
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
