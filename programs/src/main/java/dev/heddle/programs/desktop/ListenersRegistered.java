// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.desktop;

import dev.heddle.programs.support.Threads;
import java.beans.PropertyChangeListener;
import java.beans.PropertyChangeSupport;
import java.util.Observable;
import javax.swing.event.ChangeEvent;
import javax.swing.event.ChangeListener;
import javax.swing.event.EventListenerList;

/** Whoever calls a listener comes after who registered it. */
@SuppressWarnings("deprecation")
public final class ListenersRegistered {
  private static final class Model extends Observable {
    void change() {
      setChanged();
      notifyObservers();
    }
  }

  private static int property;
  private static int event;
  private static int observed;

  public static void main(String[] args) throws Exception {
    PropertyChangeSupport properties = new PropertyChangeSupport("bean");
    EventListenerList events = new EventListenerList();
    Model model = new Model();
    PropertyChangeListener onProperty = change -> property++;
    ChangeListener onEvent = change -> event++;
    Threads.inOrder(
        () -> {
          property = 1;
          properties.addPropertyChangeListener(onProperty);
          event = 1;
          events.add(ChangeListener.class, onEvent);
          observed = 1;
          model.addObserver((source, argument) -> observed++);
        },
        () -> {
          properties.firePropertyChange("name", "old", "new");
          events.getListeners(ChangeListener.class)[0].stateChanged(new ChangeEvent(model));
          model.change();
        });
    System.out.println(property + " " + event + " " + observed);
  }
}
