// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Method references, bound and unbound, static, to constructors and to arrays. */
class MethodReferences {
  interface Put {
    Object put(Map<String, Long> map, String key, Long value);
  }

  interface Wait {
    void on(Object lock, long millis) throws InterruptedException;
  }

  static String run() throws Exception {
    Map<String, Long> map = new HashMap<>();
    Put unbound = Map::put;
    unbound.put(map, "a", 1L);
    BiFunction<String, Long, Long> bound = map::put;
    bound.apply("b", 2L);
    Function<Object, Long> get = map::get;
    Supplier<List<String>> create = ArrayList::new;
    Function<Integer, List<String>> sized = ArrayList::new;
    List<String> list = create.get();
    Consumer<String> add = list::add;
    add.accept("x");
    IntFunction<int[]> array = int[]::new;
    UnaryOperator<int[]> clone = int[]::clone;
    int[] numbers = clone.apply(array.apply(3));
    Function<String, Integer> parse = Integer::parseInt;
    Wait wait = Object::wait;
    synchronized (map) {
      wait.on(map, 1);
    }
    return map.toString() + get.apply("a") + list + sized.apply(3) + numbers.length + parse.apply("12");
  }
}
