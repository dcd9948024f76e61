// SPDX-License-Identifier: Apache-2.0
package program.acme;

/** A library's class that must not be shared. */
public class Cache {
  private Object value;

  /** What was stored. */
  public Object find(Object key) {
    return value;
  }

  /** Stores it. */
  public void store(Object key, Object newValue) {
    value = newValue;
  }
}
