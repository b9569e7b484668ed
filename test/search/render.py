"""A program of generate.py as Java, in two dialects: as it is checked, and as Run.java repeats it inside one JVM: there it prints, exits
and spins through Run, pauses now and then (which takes possibilities away, but adds none), and can be set back to its start."""
import re


class Plain:
    pause = ""

    @staticmethod
    def print(text):
        return f"System.out.print({text});"

    @staticmethod
    def exit(status):
        return f"System.exit({status});"

    @staticmethod
    def spin(yields):
        return "Thread.yield();" if yields else ";"

    @staticmethod
    def between(value):
        """A value, and a moment in which others may act before it is used."""
        return value


class Repeated(Plain):
    pause = "Run.pause(); "

    @staticmethod
    def print(text):
        return f"Run.print({text});"

    @staticmethod
    def exit(status):
        return f"Run.exit({status});"

    @staticmethod
    def spin(yields):
        return "Run.spin();"

    @staticmethod
    def between(value):
        return f"Run.pause({value})"


# ---- statements ----

INTERRUPTED = "catch (InterruptedException ie) { q = seen(q, 9); }"
PARK = "java.util.concurrent.locks.LockSupport."
FIXED = {
    "yield": "Thread.yield();",
    "sleep": "try { Thread.sleep(1); } " + INTERRUPTED,
    "interrupted": "q = seen(q, Thread.interrupted() ? 1 : 0);",
    "park": PARK + "park();",
    "parknanos": PARK + "parkNanos(1000);",
    "clone": "{ int[] c = a.clone(); q = seen(q, c[0] * 4 + c[1]); }",
    "copyarray": "System.arraycopy(a, 0, a2, 0, 2);",
    "clonebox": "{ Box c = box.copy(); q = seen(q, c.f * 4 + c.g); }",
    "readbox": "q = seen(q, box.next == null ? box.f : 10 + box.next.f);",
    "swap": "{ Box n = boxes[0]; boxes[0] = boxes[1]; boxes[1] = n; }",
    "barrier": "try { ba.await(); } catch (java.util.concurrent.BrokenBarrierException be) { q = seen(q, 4); } " + INTERRUPTED,
    "clock": "q = seen(q, System.nanoTime() - began > 500000 ? 1 : 0);",
    "casloop": "for (int n = at.get(); !at.compareAndSet(n, n + 1); n = at.get());",
}
PATTERNS = {
    "span": "{1}",
    "read": "q = seen(q, (int) {1});",
    "newbox": "box = new Box({1});",
    "push": "{{ Box n = new Box({1}); n.next = box; {pause}box = n; }}",
    "localbox": "{{ Box n = new Box({1}); n.f += 1; q = seen(q, n.f); }}",
    "atomic": "q = seen(q, {1});",
    "map": "q = seen(q, {1});",
    "queue": "q = seen(q, {1});",
    "list": "q = seen(q, {1});",
    "local": "lo.set(lo.get() + {1}); q = seen(q, lo.get());",
    "choose": "if (havelock.Verify.getBoolean()) q = seen(q, (int) {1});",
    "method": "{1}({2});",
    "throwif": "if ({1} == {2}) throw new IllegalStateException();",
    "assert": "assert {1} != {2};",
    "interrupt": "t{1}.interrupt();",
    "alive": "q = seen(q, t{1}.isAlive() ? 1 : 0);",
    "join": "try {{ t{1}.join(); }} " + INTERRUPTED.replace("{", "{{").replace("}", "}}"),
    "timedjoin": "try {{ t{1}.join(2); }} " + INTERRUPTED.replace("{", "{{").replace("}", "}}"),
    "start": "try {{ t{1}.start(); }} catch (IllegalThreadStateException te) {{ q = seen(q, 6); }}",
    "unpark": PARK + "unpark(t{1});",
}
WAITS = {"wait": "", "timed": "", "waitif": "if ({} == 0) ", "waitwhile": "while ({} == 0) "}


def put(place, value):
    """Narrow places need a cast."""
    cast = "(short) " if place == "half" else "(byte) " if place == "box.b" or place.startswith("bytes") else ""
    return f"{place} = {cast}({value});" if cast else f"{place} = {value};"


def line_of_objects(s, dialect):
    kind = s[0]
    if kind == "give":
        after = " n.f++;" if s[3] else ""
        return f"{{ Box n = new Box({s[2]}); n.f++; {dialect.pause}{s[1]} = n;{after} }}"
    if kind == "take":
        touch = " n.f = 5;" if s[2] else ""
        remove = f" {s[1]} = null;" if s[3] else ""
        return f"{{ Box n = {s[1]}; {dialect.pause}if (n != null) {{ q = seen(q, n.f);{touch}{remove} }} }}"
    if kind == "final":
        return f"fin = new Fin({s[1]});" if s[2] else "q = seen(q, fin.n);"
    if kind == "element":
        index = f"a[{s[1]} & 1]"
        return f"{index} += {s[3]};" if s[2] else f"q = seen(q, {index});"
    return None


def line_of_waiting(s, dialect):
    kind = s[0]
    if kind in WAITS:
        call = f"{s[1]}.wait({'2' if kind == 'timed' else ''});"
        return f"{WAITS[kind].format(s[2])}try {{ {call} }} {INTERRUPTED}"
    if kind == "notify":
        return f"{s[1]}.notify{'All' if s[2] else ''}();"
    if kind == "condition":
        word = "while" if s[2] else "if"
        return f"re.lock(); try {{ {word} ({s[1]} == 0) co.await(); }} {INTERRUPTED} finally {{ re.unlock(); }}"
    if kind == "signal":
        return f"re.lock(); try {{ {put(s[1], s[2])} co.signal{'All' if s[3] else ''}(); }} finally {{ re.unlock(); }}"
    if kind == "latch":
        return "la.countDown();" if s[1] else f"try {{ la.await(); }} {INTERRUPTED}"
    if kind == "spin":
        return f"while ({s[1]} == 0) {dialect.spin(s[2])}"
    return None


def line(s, dialect):
    kind = s[0]
    if kind in FIXED:
        return FIXED[kind]
    if kind in PATTERNS:
        return PATTERNS[kind].format(*s, pause=dialect.pause)
    if kind == "write":
        return put(s[1], s[2])
    if kind in ("increment", "copy"):
        return put(s[1], dialect.between("(int) " + s[1 if kind == "increment" else 2]) + " + 1")
    if kind == "print":
        return dialect.print(f'"{s[1]},"')
    if kind == "exit":
        return dialect.exit(s[1])
    if kind == "init":
        return "C2.touch();" if s[1] == "C2" else f"q = seen(q, {s[1]}.value);"
    return line_of_objects(s, dialect) or line_of_waiting(s, dialect)


def nested(s, depth):
    """Head, body, and so on of a statement that has others inside; None: it has not."""
    kind = s[0]
    if kind == "lock":
        return [f"synchronized ({s[1]}) {{", s[2]]
    if kind == "lockslot":
        return [f"Box n{depth} = {s[1]}; if (n{depth} != null) synchronized (n{depth}) {{ n{depth}.f++;", s[2]]
    if kind == "if":
        return [f"if ({s[1]} == {s[2]}) {{", s[3]] + (["} else {", s[4]] if s[4] else [])
    if kind == "reentrant":
        return ["re.lock(); try {", s[1], "} finally { re.unlock();", []]
    if kind == "trylock":
        return ["if (re.tryLock()) try {", s[1], "} finally { re.unlock();", []]
    if kind == "semaphore":
        return ["se.acquireUninterruptibly(); try {", s[1], "} finally { se.release();", []]
    if kind == "rw":
        which = "rw.writeLock()" if s[1] else "rw.readLock()"
        return [f"{which}.lock(); try {{", s[2], f"}} finally {{ {which}.unlock();", []]
    if kind == "atomically":
        return ["havelock.Verify.beginAtomic(); try {", s[1], "} finally { havelock.Verify.endAtomic();", []]
    if kind == "loop":
        return [f"for (int i{depth} = 0; i{depth} < 2; i{depth}++) {{", s[1]]
    if kind == "try":
        return ["try {", s[1], f"}} catch (IllegalStateException e{depth}) {{", s[2]]
    if kind == "finally":
        return ["try {", s[1], "} finally {", s[2]]
    return None


class Writer:
    """One program. Children are threads that other threads make; each has a method of its own."""

    def __init__(self, dialect):
        self.dialect = dialect
        self.children = []

    def child(self, s, pad):
        number = len(self.children)
        self.children.append([])
        self.children[number] = self.body_of(f"child{number}", self.block(s[1], 2), "rc")
        wait = f" try {{ c.join(); }} {INTERRUPTED}" if s[2] else ""
        return f"{pad}{{ Thread c = new Thread(() -> child{number}()); c.start();{wait} }}"

    def block(self, statements, depth):
        pad, pause = "    " * depth, self.dialect.pause
        out = []
        for s in statements:
            parts = nested(s, depth)
            if s[0] == "child":
                out.append(self.child(s, pad))
            elif parts is None:
                out.append(pad + pause + line(s, self.dialect))
            else:
                out.append(pad + "{")
                for i in range(0, len(parts), 2):
                    out.append(pad + (pause if i == 0 else "") + parts[i])
                    out += self.block(parts[i + 1], depth + 1)
                out.append(pad + "}}")
        return out

    @staticmethod
    def body_of(name, lines, result):
        return [f"    static void {name}() {{", "        int q = 0;", *lines, f"        {result} = q;", "    }"]

    def thread(self, t):
        if t["uncaught"]:
            lines = self.block(t["body"], 2)
        else:
            lines = ["        try {", *self.block(t["body"], 3), "        } catch (RuntimeException e) {", "            q = seen(q, 5);",
                     "        }"]
        return self.body_of(f"run{t['number']}", lines, f"r{t['number']}")


# ---- programs ----

CONCURRENT = "java.util.concurrent."
NIO = "java.nio."
INVOKE = "java.lang.invoke."
ORDER = NIO + "ByteOrder.LITTLE_ENDIAN"
OBJECTS = [
    ("Object", "l0", "new Object()"), ("Object", "l1", "new Object()"), ("int[]", "a", "new int[2]"), ("int[]", "a2", "new int[2]"),
    ("byte[]", "raw", "new byte[8]"), (NIO + "ByteBuffer", "rb", f"{NIO}ByteBuffer.wrap(raw).order({ORDER})"),
    (NIO + "ByteBuffer", "db", f"{NIO}ByteBuffer.allocateDirect(8).order({ORDER})"),
    (NIO + "LongBuffer", "lb", f"{NIO}ByteBuffer.wrap(raw).order({ORDER}).asLongBuffer()"),
    (NIO + "IntBuffer", "ib", f"{NIO}ByteBuffer.wrap(raw).order({ORDER}).asIntBuffer()"),
    (INVOKE + "VarHandle", "LV", f"{INVOKE}MethodHandles.byteArrayViewVarHandle(long[].class, {ORDER})"),
    (INVOKE + "VarHandle", "IV", f"{INVOKE}MethodHandles.byteArrayViewVarHandle(int[].class, {ORDER})"),
    (INVOKE + "VarHandle", "BV", f"{INVOKE}MethodHandles.byteBufferViewVarHandle(long[].class, {ORDER})"),
    ("Object[]", "objs", 'new Object[] {"a", 1}'), ("String[]", "strs", "new String[2]"),
    ("byte[]", "bytes", "new byte[2]"), ("Box[]", "boxes", "new Box[2]"), ("Box", "box", "new Box(0)"), ("Box", "slot", "null"),
    ("volatile Box", "vslot", "null"), ("Fin", "fin", "new Fin(0)"),
    (CONCURRENT + "atomic.AtomicInteger", "at", f"new {CONCURRENT}atomic.AtomicInteger()"),
    (CONCURRENT + "atomic.AtomicIntegerArray", "ats", f"new {CONCURRENT}atomic.AtomicIntegerArray(2)"),
    (CONCURRENT + "atomic.AtomicReference<Box>", "ar", f"new {CONCURRENT}atomic.AtomicReference<>()"),
    (CONCURRENT + "locks.ReentrantLock", "re", f"new {CONCURRENT}locks.ReentrantLock()"),
    (CONCURRENT + "locks.Condition", "co", "re.newCondition()"),
    (CONCURRENT + "CountDownLatch", "la", f"new {CONCURRENT}CountDownLatch(1)"),
    (CONCURRENT + "Semaphore", "se", f"new {CONCURRENT}Semaphore(1)"),
    (CONCURRENT + "CyclicBarrier", "ba", f"new {CONCURRENT}CyclicBarrier(2)"),
    (CONCURRENT + "ConcurrentHashMap<Integer, Integer>", "map", f"new {CONCURRENT}ConcurrentHashMap<>()"),
    (CONCURRENT + "ArrayBlockingQueue<Integer>", "queue", f"new {CONCURRENT}ArrayBlockingQueue<>(1)"),
    (CONCURRENT + "locks.ReentrantReadWriteLock", "rw", f"new {CONCURRENT}locks.ReentrantReadWriteLock()"),
    ("java.util.List<Integer>", "list", "java.util.Collections.synchronizedList(new java.util.ArrayList<>())"),
    ("ThreadLocal<Integer>", "lo", "ThreadLocal.withInitial(() -> 1)"), ("long", "began", "System.nanoTime()"),
    ("Thread", "t0", "new Thread(() -> run0())"), ("Thread", "t1", "new Thread(() -> run1())"), ("Thread", "t2", "new Thread(() -> run2())"),
]
FINAL = {"raw", "rb", "db", "lb", "ib", "LV", "IV", "BV", "l0", "l1", "at", "ats", "ar", "re", "co", "la", "se", "t0", "t1", "t2", "ba", "map", "queue", "rw", "list", "lo", "began"}

CLASSES = """    static int x, y, r0, r1, r2, rc;
    static volatile int v, w;
    static long big;
    static short half;
    static class Box implements Cloneable {
        int f;
        volatile int g;
        byte b;
        long big;
        Box next;
        Box(int f) { this.f = f; }
        synchronized void add(int n) { f += n; }
        Box copy() {
            try { return (Box) clone(); } catch (CloneNotSupportedException e) { return null; }
        }
    }
    static class Fin {
        final int n;
        Fin(int n) { this.n = n; }
    }
    static class S { static int s; }
    static { S.s = 0; }
    static class C0 { static int value = x + 1; static { y++; } }
    static class C2 { static { w = x; } static void touch() { } }
    static class C1 { static int value = 5; static { v = C0.value; } }
    static synchronized void add(int n) { x += n; }
    static int crc(byte[] bytes) {
        java.util.zip.CRC32 sum = new java.util.zip.CRC32();
        sum.update(bytes, 0, 2);
        return (int) (sum.getValue() % 997);
    }
    static int old(Integer value) { return value == null ? 0 : value; }
    static int seen(int q, int value) { return q * 7 % 1000 + value; }"""

HANDLE = """    static final java.lang.invoke.VarHandle X;
    static {
        try {
            X = java.lang.invoke.MethodHandles.lookup().findStaticVarHandle(%s.class, "x", int.class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }"""

AT_END = ('q + " " + r0 + " " + r1 + " " + r2 + " " + rc + " " + x + y + v + w + big + half + a[0] + a[1] + bytes[0] + bytes[1] + '
          'box.f + box.g + box.b + S.s + at.get() + ats.get(1) + "\\n"')
# What only some programs have.
AT_END_OF = {"rb": "rb.getLong(0)", "db": "db.getLong(0)", "a2": "a2[0] + a2[1]", "strs": "strs[0] + strs[1]", "raw": "LV.get(raw, 0)"}


def objects(dialect, text):
    """Statics that the program uses and that hold objects: with their first values, or with a method that sets them back."""
    for _, name, value in reversed(OBJECTS):
        text += value if re.search(rf"\b{name}\b", text) else ""
    used = [o for o in OBJECTS if re.search(rf"\b{o[1]}\b", text)]
    if dialect is Plain:
        return [f"    static {'final ' if name in FINAL else ''}{kind} {name} = {value};" for kind, name, value in used]
    out = [f"    static {kind} {name};" for kind, name, _ in used]
    out += ["    static void reset() {", "        x = y = r0 = r1 = r2 = rc = v = w = S.s = half = 0;", "        big = 0;"]
    return out + [f"        {name} = {value};" for _, name, value in used] + ["    }"]


def java(program, name, dialect=Plain):
    writer = Writer(dialect)
    code = []
    for t in program["threads"]:
        code += writer.thread(t)
    numbers = [t["number"] for t in program["threads"]]
    code += [f"    static void run{i}() {{ }}" for i in range(3) if i not in numbers]
    code += ["    public static void main(String[] args) {", "        int q = 0;"]
    code += [f"        t{t['number']}.setDaemon(true);" for t in program["threads"] if t["daemon"]]
    main = writer.block(program["main"], 2)
    text = "\n".join(code + main + sum(writer.children, []))
    also = "".join(f' + " " + {value}' for name, value in AT_END_OF.items() if re.search(rf"\b{name}\b", text))
    code += main + ["        " + dialect.print(AT_END.replace(' + "\\n"', also + ' + "\\n"')), "    }"]
    text = "\n".join(code + sum(writer.children, []))
    out = [f"public class {name} {{", CLASSES, *objects(dialect, text)]
    if "X." in text:
        out.append(HANDLE % name)
    return "\n".join(out + [text, "}", ""])


# What java cannot tell: time passes there by itself, and nobody tries all values.
UNREPEATABLE = {"clock", "choose", "atomically"}


def kinds_of(program):
    """Which kinds of statements are in it."""
    found = set()
    todo = [program["main"], *(t["body"] for t in program["threads"])]
    while todo:
        for s in todo.pop():
            found.add(s[0])
            todo += [part for part in s[1:] if isinstance(part, list)]
    return found


if __name__ == "__main__":
    import sys
    import generate
    for argument in sys.argv[1:]:
        print(java(generate.make(int(argument)), f"G{argument}"))
