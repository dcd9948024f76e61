// SPDX-License-Identifier: Apache-2.0
package dev.heddle.junit.worker;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs the tests that the arguments name, and prints what became of them. */
public final class WorkerTests {
  private WorkerTests() {}

  public static void run(String[] methods) {
    LauncherDiscoveryRequestBuilder builder = LauncherDiscoveryRequestBuilder.request();
    for (String method : methods) {
      builder.selectors(selectMethod(method));
    }
    LauncherDiscoveryRequest request = builder.build();
    LauncherFactory.create()
        .execute(
            request,
            new TestExecutionListener() {
              @Override
              public void executionFinished(TestIdentifier test, TestExecutionResult result) {
                if (test.isTest()) {
                  System.out.println(test.getDisplayName() + " " + result.getStatus());
                  result.getThrowable().ifPresent(System.out::println);
                }
              }
            });
  }
}
