// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.scan;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.stream.IntStream;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.store.ByteBuffersDirectory;

/** Searches one index in parallel. */
public final class LuceneSearch {
  public static void main(String[] args) throws IOException {
    IndexSearcher searcher = new IndexSearcher(DirectoryReader.open(new ByteBuffersDirectory()));
    IntStream.range(0, 100).parallel().forEach(i -> search(searcher, "word" + i));
  }

  private static void search(IndexSearcher searcher, String word) {
    try {
      System.out.println(searcher.search(new TermQuery(new Term("body", word)), 10).totalHits);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
