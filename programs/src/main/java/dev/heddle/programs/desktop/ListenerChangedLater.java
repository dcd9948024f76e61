// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.desktop;

import dev.heddle.programs.support.Threads;
import java.beans.PropertyChangeSupport;

/** What a listener uses is written after it was registered. */
public final class ListenerChangedLater {
  private static int value;

  public static void main(String[] args) throws Exception {
    PropertyChangeSupport properties = new PropertyChangeSupport("bean");
    Threads.inOrder(
        () -> register(properties), () -> properties.firePropertyChange("name", "old", "new"));
    System.out.println("done");
  }

  private static void register(PropertyChangeSupport properties) {
    properties.addPropertyChangeListener(change -> use());
    value = 1; // race: ListenerChangedLater.value
  }

  private static void use() {
    int read = value; // race: ListenerChangedLater.value
  }
}
