"""Statements over small shared arrays and buffers that touch more than one element: accesses wider than an element, and
bulk operations. The statements of one theme meet each other; render.py declares what they use.

{i}: an index, {n}: a number.
"""

SEEN = "q = seen(q, {});"
TAKE = "{{{{ byte[] c = new byte[2]; {}; q = seen(q, c[0] * 4 + c[1]); }}}}"


def buffer(name):
    """Of a heap buffer or a direct one."""
    wide = [f"{name}.put({{i}}, (byte) {{n}});", SEEN.format(f"{name}.get({{i}})"), f"{name}.putLong(0, {name}.getLong(0) | {{n}}L);",
            f"{name}.putInt(0, {{n}});", f"{name}.putInt(4, {name}.getInt(4) + {{n}});", f"{name}.putShort(2, (short) {{n}});",
            SEEN.format(f"Long.hashCode({name}.getLong(0))"), SEEN.format(f"{name}.getInt(0)"), SEEN.format(f"{name}.getInt(1)"),
            SEEN.format(f"{name}.getChar(6)")]
    bulk = [TAKE.format(f"{name}.get(0, c)"), TAKE.format(f"{name}.get(3, c)"), f"{name}.put(0, new byte[] {{{{{{n}}, {{n}}}}}});",
            f"{name}.put(3, new byte[] {{{{{{n}}, {{n}}}}}});", f"{name}.put(0, {name}.duplicate(), 2, 2);"]
    return wide, bulk


HEAP_WIDE, HEAP_BULK = buffer("rb")
DIRECT_WIDE, DIRECT_BULK = buffer("db")
# theme: single and wide accesses, bulk operations
THEMES = {
    "heap": (["raw[{i}] = (byte) {n};", SEEN.format("raw[{i}]"), "LV.set(raw, 0, {n}L);", SEEN.format("(int) IV.get(raw, 4)"),
              "lb.put(0, lb.get(0) + {n});", "ib.put(1, {n});", *HEAP_WIDE],
             ["System.arraycopy(raw, 0, raw, 1, 3);", "System.arraycopy(raw, 1, raw, 0, 2);", "java.util.Arrays.fill(raw, 0, 2, (byte) {n});",
              SEEN.format("new String(raw, 0, 2, java.nio.charset.StandardCharsets.ISO_8859_1).hashCode()"), '"AB".getBytes(0, 2, raw, {n});',
              SEEN.format("crc(raw)"), SEEN.format("java.util.Arrays.hashCode(java.util.Arrays.copyOf(raw, 2))"), "db.put(0, rb, 0, 4);",
              SEEN.format("java.util.Arrays.mismatch(raw, new byte[8])"), SEEN.format("rb.compareTo(java.nio.ByteBuffer.allocate(8))"), *HEAP_BULK]),
    "direct": (["BV.getAndAdd(db, 0, {n}L << 24);", SEEN.format("((boolean) BV.compareAndSet(db, 0, 0L, {n}L << 32) ? 1 : 0)"), *DIRECT_WIDE],
               ["rb.put(0, db, 0, 4);", SEEN.format("raw[{i}]"), *DIRECT_BULK]),
    "ints": (["a[0] = {n};", "a[1] = {n};", "a2[0] = {n};", SEEN.format("a2[1]"), SEEN.format("a[0]"), "a[1]++;"],
             ["System.arraycopy(a, 0, a2, 0, 2);", "System.arraycopy(a2, 0, a, 0, 2);", "System.arraycopy(a, 0, a, 1, 1);",
              "java.util.Arrays.fill(a, {n});", SEEN.format("java.util.Arrays.hashCode(a.clone())"),
              SEEN.format("(java.util.Arrays.equals(a, a2) ? 1 : 0)"), SEEN.format("java.util.Arrays.copyOfRange(a2, 0, 2)[1]"),
              SEEN.format("java.util.stream.IntStream.of(a).sum()")]),
    "refs": (['objs[0] = "b";', "objs[1] = {n};", "objs[0] = {n};", SEEN.format("(strs[0] == null ? 0 : 1)"), 'strs[1] = "c";'],
             ["try {{ System.arraycopy(objs, 0, strs, 0, 2); }} catch (ArrayStoreException e) {{ q = seen(q, 8); }}",
              "System.arraycopy(strs, 0, objs, 0, 2);", SEEN.format("(objs.clone()[1] == null ? 0 : 2)"),
              SEEN.format("(java.util.Arrays.asList(strs).contains(\"c\") ? 1 : 0)")]),
    "fields": (["box.f = {n};", "box.g = {n};", SEEN.format("box.f"), "box.big = {n}L << 32 | {n};", SEEN.format("Long.hashCode(box.big)")],
               ["{{ Box c = box.copy(); q = seen(q, c.f * 4 + c.g + Long.hashCode(c.big)); }}", "box = box.copy();"]),
}


def statement(r, theme, bulk):
    """As Java."""
    return r.choice(THEMES[theme][bulk]).format(i=r.randint(0, 7), n=r.randint(1, 3))
