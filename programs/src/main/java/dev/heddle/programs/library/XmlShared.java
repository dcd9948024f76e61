// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;
import java.io.StringReader;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerFactory;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathFactory;
import org.xml.sax.InputSource;

/** What parses and transforms documents is for one thread at a time, and is used by two. */
public final class XmlShared {
  private static DocumentBuilder builder;
  private static Transformer transformer;
  private static XPath path;

  public static void main(String[] args) throws Exception {
    builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
    transformer = TransformerFactory.newInstance().newTransformer();
    path = XPathFactory.newInstance().newXPath();
    Threads.inOrder(XmlShared::parse, XmlShared::parse);
    Threads.inOrder(XmlShared::set, XmlShared::set);
    Threads.inOrder(XmlShared::compile, XmlShared::compile);
    System.out.println("done");
  }

  private static void parse() throws Exception {
    InputSource source = new InputSource(new StringReader("<a/>"));
    builder.parse(source); // race: javax.xml.parsers.DocumentBuilder
  }

  private static void set() {
    transformer.setParameter("name", "value"); // race: javax.xml.transform.Transformer
  }

  private static void compile() throws Exception {
    path.compile("/a"); // race: com.sun.org.apache.xpath.internal.jaxp.XPathImpl
  }
}
