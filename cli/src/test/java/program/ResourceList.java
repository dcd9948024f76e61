// SPDX-License-Identifier: Apache-2.0
package program;

import java.io.IOException;
import java.net.URL;
import java.util.Collections;

/** Tells where files come from that many jars have. */
public final class ResourceList {
  private ResourceList() {}

  public static void main(String[] arguments) throws IOException {
    ClassLoader loader = ResourceList.class.getClassLoader();
    for (String name : new String[] {"META-INF/MANIFEST.MF", "META-INF/LICENSE", "dev/heddle/"}) {
      System.out.println(name + ": " + loader.getResource(name));
      for (URL each : Collections.list(loader.getResources(name))) {
        System.out.println("  " + each);
      }
    }
    System.out.println("done");
  }
}
