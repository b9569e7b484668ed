// Aims at: helpful NullPointerException messages: about fifty shapes of what was null and how it was used.
public class HelpfulMessages {
    static class Node {
        Node next;
        int value;
        int[] data;
        String[][] table;
        Integer boxed;
        static Node root;

        Node self() {
            return this;
        }

        Node none() {
            return null;
        }

        static Node stat(int a, long b, String c, int[] d, Node... e) {
            return null;
        }

        int plain() {
            return value;
        }
    }

    interface Code {
        Object run();
    }

    static int number;

    static void attempt(Code c) {
        number++;
        try {
            System.out.println(number + ": no exception " + c.run());
        } catch (NullPointerException e) {
            System.out.println(number + ": " + e.getMessage());
        }
    }

    static Object locals(Node param, int[] ints, Node[] nodes, String text) {
        Node local = null;
        int i = 0;
        switch (text) {
            case "field": return local.value;
            case "put": local.value = 3; return 0;
            case "call": return local.plain();
            case "param": return param.plain();
            case "array": return ints[i];
            case "array store": ints[i + 1] = 5; return 0;
            case "length": return ints.length;
            case "element": return nodes[i].value;
            case "element call": return nodes[nodes.length - 1].plain();
            case "element field": return nodes[0].next.next;
            case "nested index": return nodes[nodes[1].data[0]];
            case "throw": throw (RuntimeException) (Object) local;
            case "sync": synchronized (local) { return 1; }
            case "unbox": Integer boxed = null; return boxed + 1;
            case "unbox char": Character c = null; return (int) c;
            case "compound": local.value += 2; return 0;
            case "array compound": ints[0]++; return 0;
            default: return null;
        }
    }

    int field;
    Node mine;
    static Node shared;
    static Node[] sharedArray;

    Object instance() {
        return mine.next.value;
    }

    Object viaThis() {
        return this.mine.self();
    }

    public static void main(String[] args) {
        Node n = new Node();
        n.next = new Node();
        Node[] nodes = {null, n};
        for (String s : new String[] {"field", "put", "call", "param", "array", "array store", "length", "element",
            "element field", "nested index", "throw", "sync", "unbox", "unbox char", "compound", "array compound"}) {
            attempt(() -> locals(s.equals("param") ? null : n, null, nodes, s));
        }
        attempt(() -> n.next.next.next);
        attempt(() -> n.next.next.value);
        attempt(() -> n.next.next.next = n);
        attempt(() -> n.self().none().plain());
        attempt(() -> n.self().next.none().value);
        attempt(() -> Node.stat(1, 2, "x", null).value);
        attempt(() -> Node.root.value);
        attempt(() -> Node.root.self());
        attempt(() -> shared.next.value);
        attempt(() -> sharedArray[2]);
        attempt(() -> sharedArray.length);
        attempt(() -> n.data[5]);
        attempt(() -> n.data[5] = 7);
        attempt(() -> n.data.length);
        attempt(() -> n.table[1][2]);
        attempt(() -> n.table[n.value][n.next.value].length());
        attempt(() -> (new String[2][][])[1][2][3].length());
        attempt(() -> (new int[3][][])[2][1][0]);
        attempt(() -> new Node().next.plain());
        attempt(() -> (int) n.boxed);
        attempt(() -> n.boxed + 5);
        attempt(() -> n.boxed == 3 ? 1 : 2);
        attempt(() -> ((String) null).length());
        attempt(() -> ((Object) null).toString());
        attempt(() -> { Object o = null; return o.hashCode(); });
        attempt(() -> { boolean b = args.length == 0; return (b ? null : "x").length(); });
        attempt(() -> { Runnable r = null; r.run(); return 0; });
        attempt(() -> { CharSequence c = null; return c.length(); });
        attempt(() -> { Object[] o = null; for (Object x : o) System.out.println(x); return 0; });
        attempt(() -> { Iterable<String> o = null; for (Object x : o) System.out.println(x); return 0; });
        attempt(() -> { String s = null; switch (s) { default: return 1; } });
        attempt(() -> { Thread.State s = null; switch (s) { case NEW: return 2; default: return 1; } });
        attempt(() -> { double[] d = null; return d[0] * 2; });
        attempt(() -> { long[] d = null; d[0] = 2; return 1; });
        attempt(() -> { float[] d = null; d[0] = 2; return 1; });
        attempt(() -> { byte[] d = null; d[0] = 2; return 1; });
        attempt(() -> { boolean[] d = null; return d[0]; });
        attempt(() -> { char[] d = null; d[1] = 'c'; return 1; });
        attempt(() -> { short[] d = null; return d[1]; });
        attempt(() -> { Object[] d = null; d[1] = "x"; return 1; });
        attempt(() -> { throw new NullPointerException(); });
        attempt(() -> { throw new NullPointerException("own text"); });
        HelpfulMessages h = new HelpfulMessages();
        attempt(h::instance);
        attempt(h::viaThis);
        attempt(() -> h.mine.value = h.field);
        attempt(() -> { Code c = null; return ((Code) c::run).run(); });
    }
}
