// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.scan;

import java.util.ArrayList;
import java.util.stream.IntStream;
import weka.clusterers.SimpleKMeans;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instances;

/** Builds WEKA's clusterers in parallel over one set of data, as the paper does. */
public final class Clusterers {
  public static void main(String[] args) {
    ArrayList<Attribute> attributes = new ArrayList<>();
    attributes.add(new Attribute("x"));
    Instances data = new Instances("data", attributes, 100);
    for (int i = 0; i < 100; i++) {
      data.add(new DenseInstance(1, new double[] {i}));
    }
    IntStream.range(1, 9).parallel().forEach(k -> build(k, data));
  }

  private static void build(int clusters, Instances data) {
    try {
      SimpleKMeans clusterer = new SimpleKMeans();
      clusterer.setNumClusters(clusters);
      clusterer.buildClusterer(data);
      System.out.println(clusterer.getSquaredError());
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
