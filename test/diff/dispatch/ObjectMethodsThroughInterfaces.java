// Aims at: equals, hashCode, toString, getClass, wait and notify called on interface-typed receivers.
import java.util.function.IntSupplier;

public class ObjectMethodsThroughInterfaces {
    interface Named {
        String toString();

        boolean equals(Object o);
    }

    static class Plain implements Named {
        final int id;

        Plain(int id) {
            this.id = id;
        }

        @Override
        public int hashCode() {
            return id;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Plain p && p.id == id;
        }

        @Override
        public String toString() {
            return "plain" + id;
        }
    }

    public static void main(String[] args) throws Exception {
        Named a = new Plain(1);
        Named b = new Plain(1);
        System.out.println(a.equals(b) + " " + a.hashCode() + " " + a + " " + a.getClass().getSimpleName());
        synchronized (a) {
            a.notify();
            a.notifyAll();
            a.wait(1);
        }
        CharSequence text = "text";
        Comparable<String> order = "text";
        System.out.println(text.toString() + text.hashCode() + text.equals(order) + order.hashCode() + text.getClass());
        Runnable r = () -> { };
        IntSupplier s = () -> 7;
        System.out.println(r.equals(r) + " " + r.equals(s) + " " + (r.hashCode() == r.hashCode()) + " "
            + (r.getClass() == s.getClass()) + " " + r.toString().startsWith("ObjectMethodsThroughInterfaces"));
    }
}
