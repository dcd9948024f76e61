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

/** Threads parse and transform documents with objects of their own, or under one lock. */
public final class XmlLocked {
  private static DocumentBuilder shared;

  public static void main(String[] args) throws Exception {
    shared = DocumentBuilderFactory.newInstance().newDocumentBuilder();
    Threads.run(XmlLocked::use, XmlLocked::use);
    System.out.println("done");
  }

  private static void use() throws Exception {
    synchronized (XmlLocked.class) {
      shared.parse(new InputSource(new StringReader("<a/>")));
    }
    XPath path = XPathFactory.newInstance().newXPath();
    path.compile("/a").evaluate(new InputSource(new StringReader("<a/>")));
    Transformer transformer = TransformerFactory.newInstance().newTransformer();
    transformer.setParameter("name", "value");
  }
}
