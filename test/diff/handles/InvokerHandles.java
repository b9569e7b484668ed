// Aims at: handles that invoke handles: exactInvoker, invoker, spreadInvoker; handles as values in collections.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.WrongMethodTypeException;
import java.util.LinkedHashMap;
import java.util.Map;

public class InvokerHandles {
    static int plus(int a, int b) {
        return a + b;
    }

    static int times(int a, int b) {
        return a * b;
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodType type = MethodType.methodType(int.class, int.class, int.class);
        Map<String, MethodHandle> table = new LinkedHashMap<>();
        for (String name : new String[] {"plus", "times"}) table.put(name, l.findStatic(InvokerHandles.class, name, type));
        for (Map.Entry<String, MethodHandle> e : table.entrySet())
            System.out.println(e.getKey() + " " + (int) e.getValue().invokeExact(6, 7));
        MethodHandle exact = MethodHandles.exactInvoker(type);
        System.out.println(exact.type() + " " + (int) exact.invokeExact(table.get("plus"), 1, 2));
        MethodHandle generic = MethodHandles.invoker(MethodType.methodType(Object.class, Object.class, Object.class));
        System.out.println((Object) generic.invokeExact(table.get("times"), (Object) 3, (Object) 4));
        try {
            System.out.println((int) exact.invokeExact(generic, 1, 2));
        } catch (WrongMethodTypeException e) {
            System.out.println(e.getMessage());
        }
        MethodHandle spread = MethodHandles.spreadInvoker(type, 0);
        System.out.println((int) spread.invokeExact(table.get("plus"), new Object[] {10, 20}));
        MethodHandle self = l.findVirtual(MethodHandle.class, "invokeExact", type);
        System.out.println((int) self.invokeExact(table.get("plus"), 30, 40) + " " + self.type());
        MethodHandle length = l.bind("bound", "length", MethodType.methodType(int.class));
        System.out.println((int) length.invokeExact() + " " + length.type());
        int total = 0;
        for (int i = 0; i < 2000; i++) total += (int) table.get("plus").invokeExact(i, 1);
        for (int i = 0; i < 300; i++) total += (int) exact.invokeExact(table.get("times"), i, 2);
        System.out.println(total);
    }
}
