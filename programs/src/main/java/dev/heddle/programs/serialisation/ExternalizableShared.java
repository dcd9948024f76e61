// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.serialisation;

import dev.heddle.programs.support.Threads;
import java.io.ByteArrayOutputStream;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;

/**
 * An object that writes itself is changed by another thread meanwhile; writeReplace() reads too.
 */
public final class ExternalizableShared implements Externalizable {
  private static final long serialVersionUID = 1;
  private int number;
  private int version;

  public ExternalizableShared() {}

  public static void main(String[] args) throws Exception {
    ExternalizableShared shared = new ExternalizableShared();
    Threads.inOrder(() -> write(shared), shared::change);
    System.out.println("done");
  }

  private static void write(ExternalizableShared object) throws IOException {
    try (ObjectOutputStream out = new ObjectOutputStream(new ByteArrayOutputStream())) {
      out.writeObject(object);
    }
  }

  private void change() {
    number = 1; // race: ExternalizableShared.number
    version = 1; // race: ExternalizableShared.version
  }

  private Object writeReplace() {
    int read = version; // race: ExternalizableShared.version
    return this;
  }

  @Override
  public void writeExternal(ObjectOutput out) throws IOException {
    out.writeInt(number); // race: ExternalizableShared.number
  }

  @Override
  public void readExternal(ObjectInput in) throws IOException {
    number = in.readInt();
  }
}
