import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Ways to meet null, one per method; every method is called with nulls and zeros. */
class NpeSites {
    static class Node {
        Node next, other;
        int[] ints;
        Node[] nodes;
        Node[][] grid;
        String text;
        int number;
        long big;
        double real;
        static Node root;
        static int[] table;
        Node step() { return null; }
        Node step(int i, Object o, String s, String[] t, StringBuilder b, long[][] l, Object[] q) { return null; }
        int count() { return 0; }
    }

    interface Shape { double area(int x); Shape inner(); }

    static class ObjectX { }

    static String name;
    static Object thing;
    static Node head;
    static int[] numbers;
    static int counter;
    Node a = new Node();
    Node empty;
    String title;
    int[][] rows = new int[3][];
    Object[] objects;
    Shape shape;
    int position = 1;

    NpeSites() {
        a.next = new Node();
        a.next.next = new Node();
        a.next.next.next = new Node();
        a.next.next.next.next = new Node();
        a.next.next.next.next.next = new Node();
        a.next.next.next.next.next.next = new Node();
        a.nodes = new Node[4];
        a.grid = new Node[4][4];
    }

    // locals, parameters, this
    static int length(String s) { return s.length(); }
    int instanceLength(String s) { return s.length(); }
    int wideParameters(long l, double d, String s) { return s.length(); }
    static int local(int i) { String s = null; return s.length(); }
    static int written(String s) { s = name; return s.length(); }
    static int writtenOnOnePath(String s, int i) { if (i > 0) s = name; return s.length(); }
    static int writtenLater(String s, int i) { while (i < 3) { s.length(); s = name; i++; } return 0; }
    static int writtenLaterInLoop(String[] s) { for (;;) { s[0] = null; s = null; } }
    static int writtenWide(long l, String s) { l = 4; return s.length(); }
    static int overlap(Object o, long l) { { long x = 3; counter = (int) x; } String s = null; return s.length(); }
    static void catchParameter(RuntimeException e) { try { throw e; } catch (IllegalStateException x) { x.toString(); } }
    static int caught() { try { Integer.parseInt("x"); } catch (NumberFormatException e) { String s = null; return s.length(); } return 0; }
    static int loopVariable(List<String> list) { for (String s : list) s.length(); return 0; }
    static int loopArray(String[] list) { for (String s : list) s.length(); return 0; }
    static int loopElement() { for (String s : new String[2]) s.length(); return 0; }
    static int many(int a, int b, int c, int d, long e, long f, double g, String s) { return s.length(); }
    static int constant() { return ((String) null).length(); }
    static Object cast(Object o) { return ((Node) o).next; }
    static int castTwice(Object o) { return ((String) (CharSequence) o).length(); }
    static int assigned(Node n) { Node m; return (m = n).number; }
    static int ternary(boolean b) { return (b ? name : (String) thing).length(); }
    static int ternaryField(boolean b) { return (b ? head : Node.root).next.number; }
    static int ternaryInside(boolean b, Node n) { return n.nodes[b ? 1 : 2].number; }

    // fields
    int readField() { return empty.number; }
    int readChain() { return a.next.other.number; }
    long readLong() { return a.other.big; }
    void assignField() { empty.number = 3; }
    void assignLong() { empty.big = 3L; }
    void assignDouble(Node n) { n.real = 3.0; }
    void assignChain() { a.next.other.next = a; }
    void assignComputed() { a.other.text = title + position; }
    void increment() { a.other.number++; }
    void addTo() { a.other.number += 7; }
    static void assignLocal(Node n) { n.text = "x"; }
    static int readStatic() { return head.number; }
    static int readOtherStatic() { return Node.root.next.number; }
    static int staticString() { return name.length(); }
    static String staticObject() { return thing.toString(); }
    int deep3() { return a.next.next.other.number; }
    int deep4() { return a.next.next.next.other.number; }
    int deep5() { return a.next.next.next.next.other.number; }
    int deep6() { return a.next.next.next.next.next.other.number; }
    int deepStatic() { Node.root = a; try { return Node.root.next.next.next.next.next.other.number; } finally { Node.root = null; } }

    // arrays
    static int loadInt(int[] x) { return x[0]; }
    static long loadLong(long[] x, int i) { return x[i]; }
    static float loadFloat(float[] x, int i) { return x[i + 1]; }
    static double loadDouble(double[] x) { return x[5]; }
    static byte loadByte(byte[] x) { return x[6]; }
    static boolean loadBoolean(boolean[] x) { return x[200]; }
    static char loadChar(char[] x) { return x[70000]; }
    static short loadShort(short[] x) { return x[-1]; }
    static Object loadObject(Object[] x) { return x[0]; }
    static void storeInt(int[] x) { x[0] = 1; }
    static void storeLong(long[] x) { x[1] = 1; }
    static void storeFloat(float[] x) { x[2] = 1; }
    static void storeDouble(double[] x) { x[3] = 1; }
    static void storeByte(byte[] x) { x[4] = 1; }
    static void storeBoolean(boolean[] x) { x[5] = true; }
    static void storeChar(char[] x) { x[6] = 'x'; }
    static void storeShort(short[] x) { x[7] = 1; }
    static void storeObject(Object[] x, int i) { x[i] = name; }
    static int arrayLength(int[] x) { return x.length; }
    int arrayLengthOfField() { return objects.length; }
    int row() { return rows[1][2]; }
    int rowAtField() { return rows[position][2]; }
    int rowAtLocal() { int i = 1, j = 2; return rows[i][j]; }
    int rowAtSum() { int i = 1; return rows[i + 1][0]; }
    int rowAtCall() { return rows[counted()][0]; }
    static int counted() { return 1; }
    int rowAtElement() { int[] index = {2}; return rows[index[0]][0]; }
    int rowAtLong() { long i = 1; return rows[(int) i][0]; }
    int rowAtStatic() { return rows[counter][0]; }
    int rowAtShort() { return (new int[300][][])[299][3][0]; }
    int gridElement() { return a.grid[1][2].number; }
    int nodesOfNode() { return a.nodes[2].nodes[1].number; }
    void storeRow() { rows[1][2]++; }
    int nestedIndex() { int[] i = {1}; return rows[i[i[i[i[i[i[0] - 1] - 1] - 1] - 1] - 1]][0]; }
    int nestedIndex2() { int[] i = {0}; return rows[i[i[i[i[i[i[i[0]]]]]]]][0]; }
    int nestedIndex3() { int[] i = {0}; a.ints = i; return rows[a.ints[a.ints[a.ints[a.ints[a.ints[0]]]]]][0]; }
    int nestedIndexFields() { int[] i = {0}; a.next.next.next.next.ints = i; return rows[a.next.next.next.next.ints[0]][0]; }
    int arrayDeep() { return (new Node[1][1][1][1][1][1][1])[0][0][0][0][0][0][0].number; }
    static int arrayOfCall() { return array()[2]; }
    static int[] array() { return null; }
    static int arrayFromNew() { return (new int[2][])[1][0]; }
    static Object clone(int[] x) { return x.clone(); }
    static Object cloneObjects(String[] x) { return x.clone(); }
    static Object cloneRows(Node[][] x) { return x.clone(); }
    static Class<?> classOf(int[] x) { return x.getClass(); }

    // calls
    static Node make() { return null; }
    static Node makeFrom(int i, String s, Object o, ObjectX x, int[][] y, String[] z, StringBuilder b) { return null; }
    Node produce() { return null; }
    int call() { return produce().number; }
    int callStatic() { return make().count(); }
    int callStaticArguments() { return makeFrom(1, "", null, null, null, null, null).count(); }
    int callChain() { return a.step().next.count(); }
    int callOnCall() { return a.step().step().count(); }
    int callArguments() { return a.step(1, null, null, null, null, null, null).step(1, null, null, null, null, null, null).number; }
    double callInterface() { return shape.area(3); }
    double callInterfaceChain(Shape s) { return s.inner().inner().area(3); }
    int callOnField() { return title.length(); }
    int callOnStatic() { return name.indexOf("x", 3); }
    int callOnElement() { return a.nodes[1].step().number; }
    int fieldOfCall() { return getA().other.number; }
    Node getA() { return a; }
    int elementOfCall() { return getA().nodes[3].number; }
    int lengthOfCall() { return array().length; }
    static Class<?> getClassOf(Object o) { return o.getClass(); }
    static int hash(Object o) { return o.hashCode(); }
    static boolean isEqual(Object o) { return o.equals(null); }
    static int concat(String s) { return s.concat("a").length(); }
    static int unboxed() { Integer i = null; return i; }
    static long unboxedLong(Long l) { return l + 1; }
    static int unboxedCall(Map<String, Integer> m) { m = new java.util.HashMap<>(); return m.get("x"); }
    static int genericCall(List<String> l) { l = Arrays.asList((String) null); return l.get(0).length(); }
    static int stringSwitch(String s) { switch (s) { case "a": return 1; default: return 2; } }
    enum Color { RED, GREEN }
    static int enumSwitch(Color c) { switch (c) { case RED: return 1; default: return 2; } }
    static Supplier<Integer> methodReference(String s) { return s::length; }
    static Integer lambda(String s) { Supplier<Integer> r = () -> s.length(); return r.get(); }
    int lambdaThis() { Supplier<Integer> r = () -> empty.number; return r.get(); }
    int lambdaTwo(Node n) { Comparator<Node> c = (x, y) -> x.number - y.number; return c.compare(n, n); }
    static int varargs(Object... o) { return o.length; }
    class Inner { int outer() { return empty.number; } int outerTitle() { return title.length(); } }
    int innerField() { return new Inner().outer(); }
    int innerTitle() { return new Inner().outerTitle(); }
    static Object newInner(NpeSites s) { return s.new Inner(); }
    static int anonymous(Node n) { return new Object() { int f() { return n.number; } }.f(); }
    static int afterBranch(Node n, int i) { int k = i > 3 ? 7 : 9; return n.nodes[k].number; }
    static int operandBelow(Node n, int i) { return counter + (i > 3 ? 1 : 2) * n.number; }
    static int callWithTernary(Node n, boolean b) { return n.step(b ? 1 : 2, null, null, null, null, null, null).number; }
    static void storeTernary(Node[] n, boolean b) { n[b ? 1 : 2] = head; }
    static void storeTernaryValue(Node[] n, boolean b) { n[2] = b ? head : null; }
    static void compound(int[][] x) { x = new int[2][]; x[1][0] += 2; }
    static int preIncrement(int[] x, int i) { return x[++i]; }
    static int postIncrement(int[] x, int i) { return x[i++]; }
    static int incremented(int i) { int[][] x = new int[3][]; i++; return x[i][0]; }
    static int incrementedLocal() { int[][] x = new int[3][]; int i = 0; i++; return x[i][0]; }

    // throw, synchronized, explicit
    static void throwNull() { throw null; }
    static void throwLocal(RuntimeException e) { throw e; }
    static RuntimeException failure() { return null; }
    static void throwCall() { throw failure(); }
    static void throwField() { throw (RuntimeException) thing; }
    static void lock(Object o) { synchronized (o) { counter++; } }
    void lockField() { synchronized (empty) { counter++; } }
    static void lockNull() { synchronized ((Object) null) { counter++; } }
    static void lockCall() { synchronized (make()) { counter++; } }
    static void lockStatic() { synchronized (name) { counter++; } }
    static void explicit() { throw new NullPointerException(); }
    static Object explicitLater() { RuntimeException e = new NullPointerException(); throw e; }
    static void tryFinally(Node n) { try { counter++; } finally { n.number++; } }
    static void tryWith(AutoCloseable c) throws Exception { try (AutoCloseable d = c) { d.close(); } }
    static int nestedTry(Node n) { int r = 0; try { r = n.number; } catch (IllegalStateException e) { r = n.next.number; } return r; }
    static int manyParameters(int p0, int p1, int p2, int p3, int p4, int p5, int p6, int p7, int p8, int p9,
        int q0, int q1, int q2, int q3, int q4, int q5, int q6, int q7, int q8, int q9,
        int r0, int r1, int r2, int r3, int r4, int r5, int r6, int r7, int r8, int r9,
        int s0, int s1, int s2, int s3, int s4, int s5, int s6, int s7, int s8, int s9,
        int t0, int t1, int t2, int t3, int t4, int t5, int t6, int t7, int t8, int t9,
        int u0, int u1, int u2, int u3, int u4, int u5, int u6, int u7, int u8, int u9,
        int v0, String last) { return last.length(); }
    static int umlaut(Node größe) { return größe.next.number; }
    static int dollar(Node $x$) { return $x$.number; }
    static int bigSwitch(int i, Node n) { switch (i) { case 0: case 5: return n.number; case 9: n = head; break; default: return 1; } return n.number; }
    static int longLocal(long l) { long m = l; double d = m; Node n = null; return n.number + (int) d; }
    static String concatenation(Node n) { return "a" + n.number + n.text; }
    static int instanceTest(Object o) { return o instanceof String s ? s.length() : o.hashCode(); }
    static boolean compare(Node n, Node m) { return n == m && n.number == m.number; }
    static Object list(List<Object> l) { return new ArrayList<>(l); }
}
