// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Calls of every kind: recursion, lambdas, string concatenation, generics, varargs, switches. */
class Calls {
  int counter;

  static String run() {
    Calls calls = new Calls();
    List<String> words = new ArrayList<>(List.of("delta", "alpha", "charlie", "bravo"));
    words.sort(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()));
    words.forEach(word -> calls.counter += word.length());
    Function<Integer, Function<Integer, Integer>> curried = x -> y -> x * y + calls.counter;
    Supplier<Supplier<String>> nested = () -> () -> "nested" + calls;
    return "" + fibonacci(15) + ackermann(2, 3) + words + calls.counter + curried.apply(3).apply(4)
        + nested.get().get() + varargs(1, 2L, 'c', "s", null) + choose("two") + choose("none")
        + words.stream().map(w -> w + calls.counter++).collect(Collectors.joining(","))
        + calls.isEven(10) + new Object() { @Override public String toString() { return "anonymous" + calls.counter; } };
  }

  static int fibonacci(int n) {
    return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
  }

  static int ackermann(int m, int n) {
    return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
  }

  boolean isEven(int n) {
    counter++;
    return n == 0 || isOdd(n - 1);
  }

  boolean isOdd(int n) {
    return n != 0 && isEven(n - 1);
  }

  static String varargs(Object... values) {
    return java.util.Arrays.toString(values) + values.length;
  }

  static int choose(String word) {
    return switch (word) {
      case "one" -> 1;
      case "two" -> {
        int x = fibonacci(7);
        yield x + 2;
      }
      default -> -1;
    };
  }

  @Override
  public String toString() {
    return "calls " + counter;
  }
}
