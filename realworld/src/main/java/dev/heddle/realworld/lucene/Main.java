// SPDX-License-Identifier: Apache-2.0
package dev.heddle.realworld.lucene;

import dev.heddle.realworld.Workers;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.lucene.analysis.standard.StandardAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.IntPoint;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.SearcherManager;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.apache.lucene.store.Directory;

/** Four threads index documents, delete some, and search while the others still index. */
public final class Main {
  private static final int WORKERS = 4;
  private static final int DOCUMENTS = 400;
  private static final String[] WORDS =
      "loom heddle shuttle warp weft thread reed treadle bobbin selvedge pick shed".split(" ");

  private Main() {}

  public static void main(String[] arguments) throws Exception {
    try (Directory directory = new ByteBuffersDirectory()) {
      index(directory);
      ExecutorService executor = Executors.newFixedThreadPool(2);
      try (DirectoryReader reader = DirectoryReader.open(directory)) {
        IndexSearcher searcher = new IndexSearcher(reader, executor);
        System.out.println("documents " + reader.numDocs());
        List<String> counts = Workers.run(WORKERS, worker -> counts(searcher));
        System.out.println(counts.get(0));
        System.out.println("all alike " + (counts.stream().distinct().count() == 1));
      } finally {
        executor.shutdown();
      }
    }
  }

  private static void index(Directory directory) throws Exception {
    IndexWriterConfig config = new IndexWriterConfig(new StandardAnalyzer());
    config.setMaxBufferedDocs(100);
    try (IndexWriter writer = new IndexWriter(directory, config);
        SearcherManager searchers = new SearcherManager(writer, null)) {
      List<Integer> added = Workers.run(WORKERS, worker -> add(writer, searchers, worker));
      System.out.println("added " + added);
      writer.forceMerge(2);
      writer.commit();
    }
  }

  private static int add(IndexWriter writer, SearcherManager searchers, int worker)
      throws IOException {
    for (int i = 0; i < DOCUMENTS; i++) {
      Document document = new Document();
      String name = worker + "-" + i;
      document.add(new StringField("name", name, Field.Store.YES));
      document.add(new TextField("text", text(worker, i), Field.Store.YES));
      document.add(new IntPoint("number", i));
      document.add(new NumericDocValuesField("order", i));
      writer.addDocument(document);
      if (i % 10 == 9) {
        writer.deleteDocuments(new Term("name", worker + "-" + (i - 5)));
      }
      if (i % 50 == 49) {
        searchers.maybeRefresh();
        search(searchers, new TermQuery(new Term("text", "heddle")));
      }
    }
    return DOCUMENTS;
  }

  private static void search(SearcherManager searchers, Query query) throws IOException {
    IndexSearcher searcher = searchers.acquire();
    try {
      if (searcher.search(query, 5).scoreDocs.length > 5) {
        throw new IllegalStateException("more than asked for");
      }
    } finally {
      searchers.release(searcher);
    }
  }

  private static String text(int worker, int number) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 20; i++) {
      text.append(WORDS[(number * 7 + i * (worker + 3)) % WORDS.length]).append(' ');
    }
    return text.toString();
  }

  private static String counts(IndexSearcher searcher) throws IOException {
    StringBuilder counts = new StringBuilder("hits");
    for (String word : WORDS) {
      counts.append(' ').append(searcher.count(new TermQuery(new Term("text", word))));
    }
    Query phrase = new PhraseQuery("text", "loom", "thread");
    counts.append(" phrase ").append(searcher.count(phrase));
    Query range = IntPoint.newRangeQuery("number", 100, 199);
    Query both =
        new BooleanQuery.Builder()
            .add(range, BooleanClause.Occur.MUST)
            .add(phrase, BooleanClause.Occur.MUST)
            .build();
    counts.append(" both ").append(searcher.count(both));
    counts.append(" top ").append(searcher.search(phrase, 10).scoreDocs.length);
    return counts.toString();
  }
}
