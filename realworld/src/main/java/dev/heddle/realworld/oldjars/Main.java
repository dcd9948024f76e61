// SPDX-License-Identifier: Apache-2.0
package dev.heddle.realworld.oldjars;

import dev.heddle.realworld.Workers;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Map;
import org.apache.commons.collections.Buffer;
import org.apache.commons.collections.BufferUtils;
import org.apache.commons.collections.FastHashMap;
import org.apache.commons.collections.buffer.CircularFifoBuffer;
import org.apache.commons.collections.map.LRUMap;
import org.apache.commons.collections.map.StaticBucketMap;
import org.apache.log4j.Level;
import org.apache.log4j.Logger;
import org.apache.log4j.PatternLayout;
import org.apache.log4j.WriterAppender;
import org.apache.xerces.parsers.SAXParser;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.helpers.DefaultHandler;

/**
 * Uses libraries with class files of Java 1.1 (Xerces), 1.3 (Commons Collections) and 1.4 (Log4j)
 * in four threads.
 */
public final class Main {
  private static final int WORKERS = 4;
  private static final int ROUNDS = 100;
  private static final String HEAD =
      """
      <?xml version='1.0'?>
      <!DOCTYPE cloth [
        <!ELEMENT cloth (pick)*>
        <!ELEMENT pick (#PCDATA)>
        <!ATTLIST pick number CDATA #REQUIRED>
      ]>
      <cloth>\
      """;

  private Main() {}

  public static void main(String[] arguments) throws Exception {
    StringWriter log = new StringWriter();
    Logger logger = Logger.getLogger("loom");
    logger.setLevel(Level.INFO);
    logger.setAdditivity(false);
    logger.addAppender(new WriterAppender(new PatternLayout("%p [%t] %c %m%n"), log));

    StaticBucketMap shared = new StaticBucketMap(17);
    FastHashMap fast = new FastHashMap();
    fast.setFast(true);
    Buffer buffer = BufferUtils.synchronizedBuffer(new CircularFifoBuffer(10));
    System.out.println(
        Workers.run(
            WORKERS,
            worker -> {
              long sum = 0;
              for (int i = 0; i < ROUNDS; i++) {
                sum += parse(worker, i);
                collect(shared, fast, buffer, worker, i);
                logger.info("round " + i + " of worker " + worker);
                logger.debug("not logged");
              }
              return sum;
            }));
    logger.removeAllAppenders();
    System.out.println("maps " + shared.size() + " " + fast.size() + " " + buffer.size());
    System.out.println("log " + log.toString().lines().count());
  }

  private static long parse(int worker, int round) throws Exception {
    StringBuilder document = new StringBuilder(HEAD);
    for (int i = 0; i < 20; i++) {
      document.append("<pick number='").append(i * round).append("'>weft &amp; warp</pick>");
    }
    document.append("</cloth>");

    Numbers numbers = new Numbers();
    SAXParser sax = new SAXParser();
    sax.setFeature("http://xml.org/sax/features/validation", true);
    sax.setContentHandler(numbers);
    sax.setErrorHandler(numbers);
    sax.parse(new InputSource(new StringReader(document.toString())));

    return numbers.sum + worker;
  }

  private static void collect(
      StaticBucketMap shared, FastHashMap fast, Buffer buffer, int worker, int round) {
    Integer key = round * WORKERS + worker;
    shared.put(key, "value");
    if (!"value".equals(shared.get(key))) {
      throw new IllegalStateException("lost " + key);
    }
    fast.put(key, worker);
    if (!fast.get(key).equals(worker)) {
      throw new IllegalStateException("lost " + key);
    }
    buffer.add(key);
    Map<Object, Object> own = own();
    for (int i = 0; i < 20; i++) {
      own.put(i, key);
    }
    if (own.size() != 10) {
      throw new IllegalStateException("kept " + own.size());
    }
  }

  @SuppressWarnings("unchecked")
  private static Map<Object, Object> own() {
    return new LRUMap(10);
  }

  private static final class Numbers extends DefaultHandler {
    private long sum;

    @Override
    public void startElement(String uri, String local, String name, Attributes attributes) {
      if (name.equals("pick")) {
        sum += Long.parseLong(attributes.getValue("number"));
      }
    }

    @Override
    public void error(SAXParseException e) throws SAXException {
      throw e;
    }
  }
}
