"""Methods and classes that operations of families.py use. A program has those that it mentions."""
import re

SOURCE = """
static <T> T constant(Callable<T> c) { try { return c.call(); } catch (Exception e) { throw new AssertionError(e); } }

static <T> T synchronizedly(Callable<T> c) throws Exception { synchronized (lock) { return c.call(); } }

static <T> T locked(java.util.concurrent.locks.Lock l, Callable<T> c) throws Exception {
    l.lock();
    try { return c.call(); } finally { l.unlock(); }
}

static int unlocked(java.util.concurrent.locks.Lock l, int n) { l.unlock(); return n; }

static int released(int n) { sem.release(); return n; }

static int wrote(int n) { st.tryUnlockWrite(); return n; }

static int readOnce(int n) { st.tryUnlockRead(); return n; }

static int optimistic() { long s = st.tryOptimisticRead(); int n = num; return st.validate(s) ? n : -1; }

static List<Integer> sortedBy(Comparator<Integer> c) { List<Integer> l = new ArrayList<>(List.of(2, 1)); l.sort(c); return l; }

static long crc(byte[] b) { java.util.zip.CRC32 c = new java.util.zip.CRC32(); c.update(b); return c.getValue(); }

static long adler(byte[] b) { java.util.zip.Adler32 c = new java.util.zip.Adler32(); c.update(b, 0, 12); return c.getValue(); }

static byte[] sha(byte[] b) throws Exception { return java.security.MessageDigest.getInstance("SHA-1").digest(b); }

static Thread daemon(Runnable r) { Thread t = new Thread(r, "d"); t.setDaemon(true); return t; }

static boolean stopped(ExecutorService s) { s.shutdownNow(); return s.isShutdown(); }

static Path temporary() throws IOException { return Files.createTempFile("campaign", ""); }

static long length(RandomAccessFile f) throws IOException { long n = f.length(); f.close(); return n; }

static String cleared(String key) { System.clearProperty(key + 1); System.clearProperty(key + 2); return key; }

static sun.misc.Unsafe unsafe() throws Exception {
    return (sun.misc.Unsafe) opened(sun.misc.Unsafe.class.getDeclaredField("theUnsafe")).get(null);
}

static long zeroed(long a) { UNSAFE.setMemory(a, 16, (byte) 0); return a; }

static Field opened(Field f) { f.setAccessible(true); return f; }

static boolean before(Thread a, Thread b) { return a.getId() < b.getId(); }

static int later(String a, String b) { return Integer.signum(Integer.parseInt(b.substring(7)) - Integer.parseInt(a.substring(7))); }

static boolean slept(int ms) throws Exception { long t = System.nanoTime(); Thread.sleep(ms); return System.nanoTime() - t >= 900_000L * ms; }

interface Act { void run() throws Exception; }

static boolean elapsed(Act a) throws Exception { long t = System.currentTimeMillis(); a.run(); return System.currentTimeMillis() >= t; }

static int caught(Callable<Integer> c) throws Exception { try { return c.call(); } catch (IllegalArgumentException e) { return -2; } }

static int depth(int n) { return n == 0 ? 10 / num : depth(n - 1); }

static Object fails() { if (vol == 0) throw new IllegalStateException(); return vol; }

static int invoked(Box b, int n) throws Exception {
    try { return (int) ADDH.invokeExact(b, n); } catch (Exception | Error e) { throw e; } catch (Throwable e) { throw new AssertionError(e); }
}

static synchronized int stat(int n) { return num += n; }

static Object child(Callable<Object> c) throws Exception {
    FutureTask<Object> f = new FutureTask<>(c);
    Thread t = new Thread(f, "child");
    t.start();
    t.join();
    return f.get();
}

static byte[] written(Object o) throws IOException {
    ByteArrayOutputStream b = new ByteArrayOutputStream();
    try (ObjectOutputStream s = new ObjectOutputStream(b)) { s.writeObject(o); }
    return b.toByteArray();
}

static Object read(byte[] b) throws Exception { return new ObjectInputStream(new ByteArrayInputStream(b)).readObject(); }

static class Box implements Cloneable, Serializable {
    int val;
    volatile int cnt;
    volatile Box next;
    Box(int val) { this.val = val; }
    synchronized int add(int n) { return val += n; }
    synchronized int twice(int n) { return add(n) + add(n); }
    Box copy() throws CloneNotSupportedException { return (Box) clone(); }
    public String toString() { return val + "/" + cnt; }
}

static class Fin implements Serializable {
    private final int fix;
    Fin(int n) { fix = n; }
    int get() { return fix; }
    public int hashCode() { return fix; }
}

static class Leaky {
    final int fix;
    int last;
    Leaky(int n) { leaked = this; fix = n; last = n; }
}

static class Custom implements Serializable {
    transient int n;
    Custom(int n) { this.n = n; }
    private void writeObject(ObjectOutputStream s) throws IOException { s.writeInt(n + vol); }
    private void readObject(ObjectInputStream s) throws IOException { n = s.readInt() + vol; }
    public String toString() { return "c" + n; }
}

static class Counted {
    public int hashCode() { return ++num; }
    public boolean equals(Object o) { return vol++ == 0; }
    public String toString() { return "k" + vol; }
}

static class Closing implements AutoCloseable { public void close() { vol++; } }

record Pair(int left, int right) { }

static class Init { static int value = vol + 1; static { num++; } }

static class Init2 { static int value = Init.value + vol; }

static class Lazy {
    static class Holder { static final Box box = new Box(vol); }
    static int get() { return Holder.box.add(1); }
}

static class Failing {
    static int value = 3;
    static { if (vol == 0) throw new IllegalStateException(); }
    static void touch() { }
}

enum Colour {
    RED, BLUE;
    static { num++; }
    int mixed() { return vol + ordinal(); }
}

static class Crossed { static int value = 1 + Other.value; }

static class Other { static int value = 1 + Crossed.value; }

interface Face { int value = new Box(vol).val; default String say() { return "f"; } }

static class Implementing implements Face { static { vol++; } }

static class Base { static int base = vol++; }

static class Derived extends Base { static int own = base + 1; }

static class Const { static final int fixed = 5; static { num++; } }

static class Array0 {
    static { num++; }
    static int length() { return new Array0[2].length; }
}
"""


def name_of(text):
    kind = re.match(r"(?:static )?(?:class|enum|record|interface) (\w+)", text)
    return kind.group(1) if kind else re.search(r"(\w+)\(", text).group(1)


PIECES = {name_of(text): text for text in SOURCE.strip().split("\n\n")}
