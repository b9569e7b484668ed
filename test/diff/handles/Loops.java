// Aims at: loop combinators: countedLoop, whileLoop, doWhileLoop, iteratedLoop, loop.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Iterator;
import java.util.List;

public class Loops {
    static String step(String v, int i) {
        return v + i;
    }

    static boolean small(int v, int limit) {
        return v < limit;
    }

    static int grow(int v, int limit) {
        return v * 2;
    }

    static int start(int limit) {
        return 1;
    }

    static int total(int sum, String item) {
        return sum + item.length();
    }

    static MethodHandle find(String name, Class<?> result, Class<?>... parameters) throws Exception {
        return MethodHandles.lookup().findStatic(Loops.class, name, MethodType.methodType(result, parameters));
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle body = find("step", String.class, String.class, int.class);
        MethodHandle counted = MethodHandles.countedLoop(MethodHandles.constant(int.class, 5),
            MethodHandles.constant(String.class, ">"), body);
        System.out.println((String) counted.invoke());
        MethodHandle range = MethodHandles.countedLoop(MethodHandles.constant(int.class, 3),
            MethodHandles.constant(int.class, 7), MethodHandles.constant(String.class, "r"), body);
        System.out.println((String) range.invoke());
        MethodHandle test = find("small", boolean.class, int.class, int.class);
        MethodHandle grow = find("grow", int.class, int.class, int.class);
        MethodHandle start = find("start", int.class, int.class);
        MethodHandle whileLoop = MethodHandles.whileLoop(start, test, grow);
        System.out.println((int) whileLoop.invokeExact(100) + " " + (int) whileLoop.invokeExact(1));
        MethodHandle doWhile = MethodHandles.doWhileLoop(start, grow, test);
        System.out.println((int) doWhile.invokeExact(100) + " " + (int) doWhile.invokeExact(1));
        MethodHandle items = MethodHandles.iteratedLoop(null, MethodHandles.constant(int.class, 100),
            MethodHandles.dropArguments(find("total", int.class, int.class, String.class), 2, List.class));
        System.out.println((int) items.invoke(List.of("one", "three", "eleven")) + " " + items.type());
        MethodHandle[] clause = {start, grow, test, MethodHandles.identity(int.class)};
        System.out.println((int) MethodHandles.loop(clause).invoke(50));
    }
}
