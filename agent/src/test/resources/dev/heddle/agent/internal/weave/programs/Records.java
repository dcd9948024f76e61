// SPDX-License-Identifier: Apache-2.0
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.util.List;
import java.util.function.Function;

/** Records and serialisation: neither the form nor the default version number changes. */
class Records {
  record Point(int x, double y, List<String> names) implements Serializable {
    static int made;

    Point {
      made++;
      names = List.copyOf(names);
    }

    Point(int x) {
      this(x, x, List.of("only"));
    }
  }

  static class Node implements Serializable {
    int value = 3;
    transient int skipped = 4;
    volatile Node next;
    static int count;
    final int[] data = {1, 2};

    protected void method() {
      count++;
    }
  }

  interface Text extends Function<Object, String>, Serializable {}

  static String run() throws Exception {
    Node node = new Node();
    node.next = new Node();
    node.next.value = 9;
    node.method();
    Node copy = (Node) copy(node);
    Text lambda = o -> "lambda " + o;
    Text reference = String::valueOf;
    return new Point(3) + "" + new Point(3).equals(copy(new Point(3))) + new Point(4).hashCode()
        + Point.made + copy.value + copy.skipped + copy.next.value + copy.data[1]
        + ObjectStreamClass.lookup(Node.class).getSerialVersionUID()
        + ((Text) copy(lambda)).apply(1) + ((Text) copy(reference)).apply(2);
  }

  static Object copy(Object object) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(object);
    }
    ClassLoader loader = Records.class.getClassLoader();
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())) {
      @Override
      protected Class<?> resolveClass(java.io.ObjectStreamClass type) throws ClassNotFoundException {
        return Class.forName(type.getName(), false, loader);
      }
    }) {
      return in.readObject();
    }
  }
}
