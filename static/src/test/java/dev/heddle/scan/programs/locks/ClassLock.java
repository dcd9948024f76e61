// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.locks;

/** Static state is locked by the class in one method and by the instance in the other. */
public final class ClassLock {
  private static int instances;

  private void register() {
    synchronized (ClassLock.class) {
      instances++; // race: ClassLock.instances
    }
  }

  private void unregister() {
    synchronized (this) {
      instances--; // race: ClassLock.instances
    }
  }

  private void unregisterSafely() {
    synchronized (ClassLock.class) {
      instances--;
    }
  }

  private void registerSafely() {
    synchronized (ClassLock.class) {
      instances++;
    }
  }

  public static void racy() throws Exception {
    ClassLock plugin = new ClassLock();
    Thread first = new Thread(plugin::register);
    Thread second = new Thread(plugin::unregister);
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    ClassLock plugin = new ClassLock();
    Thread first = new Thread(plugin::registerSafely);
    Thread second = new Thread(plugin::unregisterSafely);
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
