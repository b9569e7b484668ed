// Aims at: serialization of records, enums, Externalizable, proxies, lambdas refused, filters, class descriptors,
// damaged streams.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

public class SerialKinds {
    record Point(int x, String name) implements Serializable {
        Point {
            System.out.println("Point(" + x + ")");
            if (x < 0) throw new IllegalArgumentException("negative " + x);
        }
    }

    enum Level { LOW, HIGH { @Override String text() { return "very high"; } }; String text() { return name(); } }

    public static class Ext implements Externalizable {
        int a;
        String b;
        public Ext() { System.out.println("Ext()"); }
        Ext(int a, String b) { this.a = a; this.b = b; }
        @Override public void writeExternal(ObjectOutput out) throws IOException { out.writeInt(a); out.writeObject(b);
            }
        @Override public void readExternal(ObjectInput in) throws IOException,
            ClassNotFoundException { a = in.readInt() + 1; b = in.readObject() + "!"; }
    }

    public static class Shy implements Externalizable {
        Shy(int unused) { }
        @Override public void writeExternal(ObjectOutput out) { }
        @Override public void readExternal(ObjectInput in) { }
    }

    static class Echo implements InvocationHandler, Serializable {
        @Override public Object invoke(Object proxy, Method method, Object[] args) { return "echo " + method.getName();
            }
    }

    interface Named { String name(); }

    static byte[] write(Object o) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(o);
        return bytes.toByteArray();
    }

    static Object read(byte[] bytes, String filter) throws Exception {
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes));
        if (filter != null) {
            in.setObjectInputFilter(ObjectInputFilter.Config.createFilter(filter));
        }
        return in.readObject();
    }

    static void attempt(String what, java.util.concurrent.Callable<Object> action) {
        try {
            System.out.println(what + ": " + action.call());
        } catch (Exception e) {
            System.out.println(what + ": " + e + (e.getCause() == null ? "" : " by " + e.getCause()));
        }
    }

    public static void main(String[] args) throws Exception {
        byte[] point = write(new Point(5, "five"));
        attempt("record", () -> read(point, null));
        byte[] changed = point.clone();
        for (int i = 0; i + 4 < changed.length; i++) {
            if (changed[i] == 0 && changed[i + 1] == 0 && changed[i + 2] == 0 && changed[i + 3] == 5
                && changed[i + 4] == 't') {
                changed[i] = -1;
            }
        }
        attempt("negative record", () -> read(changed, null));
        attempt("enum", () -> read(write(Level.HIGH), null) == Level.HIGH);
        attempt("enum map", () -> read(write(new EnumMap<>(Map.of(Level.LOW, 1, Level.HIGH, 2))), null));
        Ext ext = (Ext) read(write(new Ext(1, "b")), null);
        System.out.println(ext.a + ext.b);
        attempt("no constructor", () -> read(write(new Shy(1)), null));
        attempt("proxy", () -> ((Named) read(write(Proxy.newProxyInstance(SerialKinds.class.getClassLoader(),
            new Class<?>[] {Named.class}, new Echo())), null)).name());
        for (Object o : new Object[] {List.of(1, 2), new TreeMap<>(Map.of("a", 1)), new ArrayDeque<>(List.of(1)),
            BitSet.valueOf(new long[] {5}), LocalDate.of(2024, 2, 29), new BigDecimal("1.50"), Locale.GERMANY,
            int.class, String[].class,
            new HashMap<>(Map.of("k", List.of())), new ConcurrentHashMap<>(Map.of(1, 2)), Arrays.asList(1, null),
                new StringBuilder("sb"), new Exception("m", new Error("c")), java.net.URI.create("http://x/y")}) {
            byte[] bytes = write(o);
            attempt(o.getClass().getSimpleName() + " " + bytes.length, () -> read(bytes, null));
        }
        attempt("filter no", () -> read(point, "!SerialKinds$Point;*"));
        attempt("filter depth", () -> read(write(List.of(List.of(List.of(1)))), "maxdepth=2"));
        attempt("filter yes", () -> read(write(new int[10]), "maxarray=9"));
        attempt("filter text", () -> ObjectInputFilter.Config.createFilter("java.base/*;!*;maxbytes=100"));
        attempt("bad filter", () -> ObjectInputFilter.Config.createFilter("maxdepth=-x"));
        attempt("magic", () -> read(new byte[] {1, 2, 3, 4}, null));
        attempt("cut", () -> read(Arrays.copyOf(point, point.length - 3), null));
        attempt("short", () -> read(new byte[3], null));
        byte[] renamed = new String(point, "ISO-8859-1").replace("SerialKinds$Point", "SerialKinds$Paint")
            .getBytes("ISO-8859-1");
        attempt("missing", () -> read(renamed, null));
        ObjectStreamClass description = ObjectStreamClass.lookup(Ext.class);
        System.out.println(description.getName() + " " + ObjectStreamClass.lookup(Object.class) + " "
            + ObjectStreamClass.lookupAny(Object.class).getSerialVersionUID() + " "
            + ObjectStreamClass.lookup(Point.class).getSerialVersionUID()
            + " " + ObjectStreamClass.lookup(String.class) + " "
                + Arrays.toString(ObjectStreamClass.lookup(java.util.Date.class).getFields())
                + Arrays.toString(ObjectStreamClass.lookup(StringBuffer.class).getFields()));
    }
}
