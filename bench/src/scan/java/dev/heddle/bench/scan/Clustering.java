// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.scan;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.math3.ml.clustering.DoublePoint;
import org.apache.commons.math3.ml.clustering.KMeansPlusPlusClusterer;
import org.apache.commons.math3.stat.regression.SimpleRegression;

/** Clusters the same points with different numbers of clusters in parallel, with Commons Math. */
public final class Clustering {
  public static void main(String[] args) {
    List<DoublePoint> points = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      points.add(new DoublePoint(new double[] {i, i * i}));
    }
    IntStream.range(1, 20)
        .parallel()
        .forEach(
            k -> {
              SimpleRegression regression = new SimpleRegression();
              new KMeansPlusPlusClusterer<DoublePoint>(k, 100)
                  .cluster(points)
                  .forEach(cluster -> regression.addData(k, cluster.getPoints().size()));
              System.out.println(regression.getSlope());
            });
  }
}
