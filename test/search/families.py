"""What the programs of `campaign` are made of: shared objects, and families of operations on them.

An operation is a Java expression, whose value the thread remembers, or statements after "!". In it stand for something that is drawn:

    <n> a number, 1 to 3      <k> a key, 1 or 2           <i> an expression of type int over shared numbers
    <a> an index, 0 or 1      <t> one of the threads      <g> an index of a byte, 0 to 7

After " >> " stands what another thread should do lest the operation wait for ever. An operation that begins with "~" depends on what
a real JVM decides in its own way (the time that passes, say), so java is not asked about its programs.
"""
import collections

U, C, A, L = "java.util.", "java.util.concurrent.", "java.util.concurrent.atomic.", "java.util.concurrent.locks."

# name: (type, first value, how it is shown at the end or None)
OBJECTS = {
    "num": ("int", "0", "num"),
    "vol": ("volatile int", "0", "vol"),
    "wide": ("long", "0", "wide"),
    "half": ("volatile short", "0", "half"),
    "ready": ("volatile boolean", "false", "ready"),
    "lock": ("Object", "new Object()", None),
    "raw": ("byte[]", "new byte[16]", "Arrays.toString(raw)"),
    "ints": ("int[]", "{1, 2, 3, 4}", "Arrays.toString(ints)"),
    "chars": ("char[]", '"abcd".toCharArray()', "new String(chars)"),
    "texts": ("String[]", '{"a", "b", "c"}', "Arrays.toString(texts)"),
    "rows": ("int[][]", "{{1, 2}, {3, 4}}", "Arrays.deepToString(rows)"),
    "heap": ("ByteBuffer", "ByteBuffer.allocate(16)", "Arrays.toString(heap.array())"),
    "direct": ("ByteBuffer", "ByteBuffer.allocateDirect(16)", "direct.getLong(0)"),
    "lview": ("LongBuffer", "heap.asLongBuffer()", "lview.get(0)"),
    "iview": ("IntBuffer", "direct.asIntBuffer()", "iview.get(1)"),
    "cbuf": ("CharBuffer", "CharBuffer.allocate(4)", "(int) cbuf.get(0) + cbuf.get(1)"),
    "address": ("long", "zeroed(UNSAFE.allocateMemory(16))", "UNSAFE.getLong(address)"),
    "box": ("Box", "new Box(1)", "box"),
    "slot": ("Box", "null", "slot"),
    "vslot": ("volatile Box", "null", "vslot"),
    "ai": (A + "AtomicInteger", f"new {A}AtomicInteger()", "ai"),
    "al": (A + "AtomicLong", f"new {A}AtomicLong()", "al"),
    "ab": (A + "AtomicBoolean", f"new {A}AtomicBoolean()", "ab"),
    "ar": (A + "AtomicReference<String>", f'new {A}AtomicReference<>("a")', "ar"),
    "aia": (A + "AtomicIntegerArray", f"new {A}AtomicIntegerArray(2)", "aia"),
    "ala": (A + "AtomicLongArray", f"new {A}AtomicLongArray(2)", "ala"),
    "ara": (A + "AtomicReferenceArray<String>", f"new {A}AtomicReferenceArray<>(2)", "ara"),
    "stamped": (A + "AtomicStampedReference<String>", f'new {A}AtomicStampedReference<>("a", 0)', "stamped.getStamp()"),
    "marked": (A + "AtomicMarkableReference<String>", f'new {A}AtomicMarkableReference<>("a", false)', "marked.isMarked()"),
    "adder": (A + "LongAdder", f"new {A}LongAdder()", "adder"),
    "most": (A + "LongAccumulator", f"new {A}LongAccumulator(Long::max, 0)", "most"),
    "re": (L + "ReentrantLock", f"new {L}ReentrantLock()", "re.isLocked()"),
    "fair": (L + "ReentrantLock", f"new {L}ReentrantLock(true)", "fair.isLocked()"),
    "co": (L + "Condition", "re.newCondition()", None),
    "rw": (L + "ReentrantReadWriteLock", f"new {L}ReentrantReadWriteLock()", "rw.getReadLockCount()"),
    "st": (L + "StampedLock", f"new {L}StampedLock()", "st.isWriteLocked()"),
    "latch": (C + "CountDownLatch", f"new {C}CountDownLatch(1)", "latch.getCount()"),
    "sem": (C + "Semaphore", f"new {C}Semaphore(1)", "sem.availablePermits()"),
    "fsem": (C + "Semaphore", f"new {C}Semaphore(1, true)", "fsem.availablePermits()"),
    "barrier": (C + "CyclicBarrier", f"new {C}CyclicBarrier(2)", "barrier.isBroken()"),
    "phaser": (C + "Phaser", f"new {C}Phaser(2)", "phaser.getPhase()"),
    "exchanger": (C + "Exchanger<String>", f"new {C}Exchanger<>()", None),
    "abq": (C + "ArrayBlockingQueue<Integer>", f"new {C}ArrayBlockingQueue<>(1)", "abq"),
    "lbq": (C + "LinkedBlockingQueue<Integer>", f"new {C}LinkedBlockingQueue<>(1)", "lbq"),
    "lbd": (C + "LinkedBlockingDeque<Integer>", f"new {C}LinkedBlockingDeque<>(2)", "lbd"),
    "pbq": (C + "PriorityBlockingQueue<Integer>", f"new {C}PriorityBlockingQueue<>()", "pbq"),
    "syq": (C + "SynchronousQueue<Integer>", f"new {C}SynchronousQueue<>()", "syq"),
    "ltq": (C + "LinkedTransferQueue<Integer>", f"new {C}LinkedTransferQueue<>()", "ltq"),
    "clq": (C + "ConcurrentLinkedQueue<Integer>", f"new {C}ConcurrentLinkedQueue<>()", "clq"),
    "cld": (C + "ConcurrentLinkedDeque<Integer>", f"new {C}ConcurrentLinkedDeque<>()", "cld"),
    "chm": (C + "ConcurrentHashMap<Integer, Integer>", f"new {C}ConcurrentHashMap<>(Map.of(1, 5))", "chm"),
    "csm": (C + "ConcurrentSkipListMap<Integer, Integer>", f"new {C}ConcurrentSkipListMap<>()", "csm"),
    "css": (C + "ConcurrentSkipListSet<Integer>", f"new {C}ConcurrentSkipListSet<>()", "css"),
    "cow": (C + "CopyOnWriteArrayList<Integer>", f"new {C}CopyOnWriteArrayList<>(List.of(1, 2))", "cow"),
    "cows": (C + "CopyOnWriteArraySet<Integer>", f"new {C}CopyOnWriteArraySet<>(List.of(1, 2))", "cows"),
    "sym": ("Map<Integer, Integer>", "Collections.synchronizedMap(new HashMap<>(Map.of(1, 5)))", "sym"),
    "syl": ("List<Integer>", "Collections.synchronizedList(new ArrayList<>(List.of(3, 1)))", "syl"),
    "vec": ("Vector<Integer>", "new Vector<>(List.of(3, 1))", "vec"),
    "table": ("Hashtable<Integer, Integer>", "new Hashtable<>(Map.of(1, 5))", "table"),
    "list": ("ArrayList<Integer>", "new ArrayList<>(List.of(3, 1))", "list.size()"),
    "linked": ("LinkedList<Integer>", "new LinkedList<>(List.of(3, 1))", "linked.size()"),
    "map": ("HashMap<Integer, Integer>", "new HashMap<>(Map.of(1, 5))", "map.size()"),
    "deque": ("ArrayDeque<Integer>", "new ArrayDeque<>(List.of(3, 1))", "deque.size()"),
    "heapq": ("PriorityQueue<Integer>", "new PriorityQueue<>(List.of(3, 1))", "heapq.size()"),
    "bits": ("BitSet", "new BitSet(8)", "bits"),
    "iter": ("Iterator<Integer>", "cow.iterator()", None),
    "props": ("Properties", "new Properties()", "props"),
    "sbuf": ("StringBuffer", 'new StringBuffer("ab")', "sbuf"),
    "sbld": ("StringBuilder", 'new StringBuilder("ab")', "sbld.length()"),
    "word": ("String", '"w"', "word"),
    "vword": ("volatile String", '"w"', "vword"),
    "baos": ("ByteArrayOutputStream", "new ByteArrayOutputStream()", "baos.size()"),
    "stream": ("PrintStream", "new PrintStream(baos, true)", "stream.checkError()"),
    "reader": ("StringReader", 'new StringReader("abcd")', None),
    "writer": ("StringWriter", "new StringWriter()", "writer"),
    "keys": ("String", 'cleared("Main.k")', None),
    "rnd": ("Random", "new Random(7)", None),
    "local": ("ThreadLocal<Integer>", "ThreadLocal.withInitial(() -> vol)", "local.get()"),
    "plocal": ("ThreadLocal<String>", "new ThreadLocal<>()", "plocal.get()"),
    "inh": ("InheritableThreadLocal<String>", "new InheritableThreadLocal<>()", "inh.get()"),
    "group": ("ThreadGroup", 'new ThreadGroup("g")', "group.activeCount()"),
    "inner": ("ThreadGroup", 'new ThreadGroup(group, "h")', "group.activeGroupCount()"),
    "grouped": ("Thread", 'new Thread(group, () -> vol++, "in g")', "grouped.isAlive()"),
    "extra": ("Thread", 'new Thread(() -> vol += 2, "extra")', "extra.isAlive()"),
    "task": (C + "FutureTask<Integer>", f"new {C}FutureTask<>(() -> num + 1)", "task.isDone()"),
    "cf": (C + "CompletableFuture<Integer>", f"new {C}CompletableFuture<>()", "cf.isDone()"),
    "cf2": (C + "CompletableFuture<Integer>", "cf.thenApply(n -> n + vol)", "cf2.isDone()"),
    "pool": (C + "ExecutorService", f"{C}Executors.newSingleThreadExecutor(Main::daemon)", "stopped(pool)"),
    "timer": (C + "ScheduledExecutorService", f"{C}Executors.newScheduledThreadPool(1, Main::daemon)", "stopped(timer)"),
    "tname": ("String", "new Thread().getName()", None),
    "tid": ("long", "new Thread().getId()", None),
    "leaked": ("Leaky", "null", "leaked == null ? 0 : leaked.fix"),
    "weak": ("WeakReference<Box>", "new WeakReference<>(box)", "weak.get()"),
    "began": ("long", "System.nanoTime()", None),
    "path": ("Path", "temporary()", "Files.exists(path)"),
    "file": ("RandomAccessFile", 'new RandomAccessFile(path.toFile(), "rw")', "length(file)"),
    "frozen": ("byte[]", "written(new Fin(4))", None),
    "fin": ("Fin", "new Fin(4)", "fin.get()"),
    "failing": ("Error", "new Error()", "failing.getSuppressed().length"),
    "proxy": ("Runnable", "(Runnable) java.lang.reflect.Proxy.newProxyInstance(Main.class.getClassLoader(), "
              "new Class<?>[] {Runnable.class}, (p, m, a) -> { vol++; return null; })", None),
    "thrown": ("volatile Exception", "null", "thrown == null ? null : thrown.getMessage()"),
}

# Never set back: the same in every run inside one JVM.
CONSTANTS = {
    "LONGS": ("VarHandle", "MethodHandles.byteArrayViewVarHandle(long[].class, java.nio.ByteOrder.LITTLE_ENDIAN)"),
    "SHORTS": ("VarHandle", "MethodHandles.byteArrayViewVarHandle(short[].class, java.nio.ByteOrder.BIG_ENDIAN)"),
    "BUFINTS": ("VarHandle", "MethodHandles.byteBufferViewVarHandle(int[].class, java.nio.ByteOrder.BIG_ENDIAN)"),
    "NUM": ("VarHandle", 'MethodHandles.lookup().findStaticVarHandle(Main.class, "num", int.class)'),
    "VAL": ("VarHandle", 'MethodHandles.lookup().findVarHandle(Box.class, "val", int.class)'),
    "CNT": ("VarHandle", 'MethodHandles.lookup().findVarHandle(Box.class, "cnt", int.class)'),
    "ELEM": ("VarHandle", "MethodHandles.arrayElementVarHandle(int[].class)"),
    "UPD": (A + "AtomicIntegerFieldUpdater<Box>", A + 'AtomicIntegerFieldUpdater.newUpdater(Box.class, "cnt")'),
    "REFUPD": (A + "AtomicReferenceFieldUpdater<Box, Box>", A + 'AtomicReferenceFieldUpdater.newUpdater(Box.class, Box.class, "next")'),
    "UNSAFE": ("sun.misc.Unsafe", "unsafe()"),
    "VALF": ("Field", 'Box.class.getDeclaredField("val")'),
    "FINF": ("Field", 'opened(Fin.class.getDeclaredField("fix"))'),
    "ADDM": ("Method", 'Box.class.getDeclaredMethod("add", int.class)'),
    "ADDH": ("MethodHandle", 'MethodHandles.lookup().unreflect(Box.class.getDeclaredMethod("add", int.class))'),
}

# What callbacks compute.
INNER = ["num", "num++", "(num = <n>)", "vol", "vol++", "(vol = <n>)", "ai.incrementAndGet()", "ai.get()", "box.add(<n>)", "box.val", "<n>"]

Family = collections.namedtuple("Family", "name cost ops")
FAMILIES = []


def family(name, ops, cost=1):
    """cost: how much of a program's budget one operation takes."""
    FAMILIES.append(Family(name, cost, [line.strip() for line in ops.strip().splitlines()]))


family("plain", """
num
num++
!num = <n>;
vol
vol++
!vol = <n>;
wide
!wide += 0x100000001L;
!half += <n>;
half
!ready = true;
!if (ready) num += <n>;
!synchronized (lock) { num += <n>; vol = num; }
synchronizedly(() -> num)
box.val
box.add(<n>)
!slot = new Box(<n>);
slot == null ? 0 : slot.val
!vslot = new Box(<n>);
vslot == null ? 0 : vslot.val++
(vslot = slot) == null
""")

family("wide", """
!heap.putLong(0, heap.getLong(0) | <n>);
!heap.put(<g>, (byte) <n>);
heap.getInt(4)
heap.getLong(0)
!heap.putShort(<a>, (short) (<n> * 257));
heap.getShort(<a>)
!lview.put(0, <n> * 0x0101010101L);
lview.get(0)
!direct.putLong(0, direct.getLong(0) + <n> * 0x0100000001L);
!direct.put(<g>, (byte) <n>);
direct.getInt(<a> * 4)
!direct.putChar(2, (char) 0x4142);
!iview.put(<a>, <n> * 0x01000001);
iview.get(<a>)
!LONGS.set(raw, 0, <n> * 0x0100000001L);
(long) LONGS.get(raw, 0)
(long) LONGS.getVolatile(raw, 0)
(long) LONGS.getAndAdd(raw, 0, 0x0100000001L)
(boolean) LONGS.compareAndSet(raw, 0, 0L, 0x0102030405060708L)
!raw[<g>] = <n>;
!raw[<g>]++;
raw[<g>]
(short) SHORTS.get(raw, <g>)
!SHORTS.set(raw, <g>, (short) 0x0102);
(int) BUFINTS.getAndAdd(heap, 0, 0x01000001)
(int) BUFINTS.getVolatile(heap, 4)
heap.getDouble(0) == 0
!heap.putFloat(4, <n>);
""")

family("unsafe", """
!UNSAFE.putLong(raw, 16L, UNSAFE.getLong(raw, 16L) + 0x0100000001L);
UNSAFE.getInt(raw, 20L)
!UNSAFE.putByte(raw, 16L + <g>, (byte) <n>);
UNSAFE.compareAndSwapInt(raw, 16L, 0, 0x01020304)
UNSAFE.getAndAddInt(ints, 16L, <n>)
!UNSAFE.putInt(address + <a>, <n> * 257);
UNSAFE.getLong(address)
!UNSAFE.putByte(address + <g>, (byte) <n>);
UNSAFE.getShort(address + <g>)
!UNSAFE.setMemory(address, 8L, (byte) <n>);
!UNSAFE.copyMemory(address, address + 8, 8L);
UNSAFE.getLong(address + 8)
!UNSAFE.putIntVolatile(ints, 20L, <n>);
UNSAFE.getIntVolatile(ints, 20L)
ints[1]
!ints[0] = <n>;
!raw[<g>] = <n>;
""")

family("bulk", """
!System.arraycopy(ints, 0, ints, 1, 3);
!System.arraycopy(ints, 2, ints, 0, 2);
Arrays.toString(ints.clone())
!Arrays.fill(ints, <n>);
!Arrays.fill(raw, 0, 4, (byte) <n>);
Arrays.toString(Arrays.copyOf(ints, 3))
Arrays.toString(Arrays.copyOfRange(ints, 1, 4))
Arrays.equals(ints, new int[] {<n>, <n>, 3, 4})
Arrays.hashCode(ints)
!Arrays.setAll(ints, n -> n * <n>);
Arrays.stream(ints).sum()
!ints[<a>] = <n>;
!ints[<a> + 2]++;
ints[<a>]
new String(chars)
String.valueOf(chars, 1, 2)
!"xyz".getChars(0, 2, chars, <a>);
!chars[<a>] = 'q';
new String(raw, 0, 4, java.nio.charset.StandardCharsets.ISO_8859_1).length() + raw[1]
!heap.put(0, new byte[] {<n>, <n>, <n>});
!heap.duplicate().get(raw, 0, 4);
heap.get(<a>) + heap.get(2)
!direct.duplicate().put(raw, 0, 4);
direct.get(<a>) + direct.get(2)
!raw[<a>] = <n>;
Arrays.toString(texts.clone())
!System.arraycopy(texts, 1, texts, 0, 2);
!texts[<a>] = "t<n>";
!Arrays.fill(texts, "f");
Arrays.asList(texts).indexOf("b")
!rows[<a>] = rows[0].clone();
rows[<a>][1]++
!Arrays.sort(ints);
!Arrays.sort(texts);
Arrays.mismatch(ints, new int[] {1, 2, 3, 5})
Arrays.compare(ints, new int[] {<n>, 2})
!cbuf.put(0, 'a').put(1, 'b');
cbuf.get(<a>) + cbuf.get(1)
""", cost=1.5)

family("digest", """
crc(raw)
adler(raw)
java.util.HexFormat.of().formatHex(raw, 0, 2)
Base64.getEncoder().encodeToString(raw).substring(0, 6)
!raw[<a>] = <n>;
!raw[<a> + 8]++;
new java.math.BigInteger(raw).bitCount()
""", cost=2)

family("secure", """
Arrays.toString(sha(raw)).hashCode()
!raw[<a>] = <n>;
!raw[<a> + 8]++;
raw[<a>]
""", cost=2)

family("atomic", """
ai.incrementAndGet()
ai.getAndAdd(<n>)
ai.compareAndSet(<a>, <n>)
ai.compareAndExchange(0, <n>)
ai.getAndSet(<n>)
ai.get()
!ai.lazySet(<n>);
ai.updateAndGet(n -> n * 2 + <i>)
ai.getAndUpdate(n -> n + <i>)
ai.accumulateAndGet(<n>, (n, m) -> n * 3 + m)
al.addAndGet(<n>)
al.getAndAccumulate(<n>, Math::max)
al.intValue()
al.compareAndSet(0, <n>)
ab.compareAndSet(false, true)
ab.getAndSet(false)
ab.get()
ar.compareAndSet("a", "b<n>")
ar.getAndSet("c")
ar.updateAndGet(s -> s + <n>)
ar.get()
aia.incrementAndGet(<a>)
aia.get(<a>)
aia.compareAndSet(<a>, 0, <n>)
aia.toString()
ala.getAndIncrement(<a>)
ala.length() + ala.get(<a>)
ara.compareAndSet(<a>, null, "z")
ara.getAndUpdate(<a>, s -> s == null ? "y" : null)
stamped.compareAndSet("a", "b", 0, 1)
stamped.attemptStamp("a", <n>)
stamped.getStamp()
stamped.get(new int[1])
!stamped.set("a", stamped.getStamp() + 1);
marked.compareAndSet("a", "b", false, true)
marked.attemptMark("a", true)
marked.getReference()
!adder.add(<n>);
!adder.increment();
adder.sum()
adder.sumThenReset()
!adder.reset();
!most.accumulate(<n>);
most.get()
most.getThenReset()
UPD.incrementAndGet(box)
UPD.compareAndSet(box, 0, <n>)
box.cnt
REFUPD.compareAndSet(box, null, new Box(<n>))
REFUPD.getAndSet(box, null)
""")

family("handle", """
(int) NUM.getAndAdd(<n>)
(int) NUM.getVolatile()
!NUM.setVolatile(<n>);
(boolean) NUM.compareAndSet(<a>, <n>)
(int) NUM.compareAndExchange(0, <n>)
(int) NUM.getAndBitwiseOr(<n>)
(int) NUM.getAndBitwiseXor(3)
(int) VAL.getAndSet(box, <n>)
(int) VAL.get(box)
!VAL.set(box, <n>);
(boolean) VAL.compareAndSet(box, 1, <n>)
(int) CNT.getAndAdd(box, <n>)
(int) CNT.getVolatile(box)
!CNT.setVolatile(box, <n>);
box.cnt++
(int) ELEM.getAndAdd(ints, <a>, <n>)
(int) ELEM.getVolatile(ints, <a>)
!ELEM.setVolatile(ints, <a>, <n>);
(boolean) ELEM.compareAndSet(ints, <a>, 1, <n>)
!while (!NUM.weakCompareAndSet(num, <n>)) ;
!for (int n = ai.get(); !ai.weakCompareAndSetVolatile(n, n + <n>); n = ai.get()) ;
invoked(box, <n>)
num
!num = <n>;
!VarHandle.fullFence();
""")

family("opaque", """
~!NUM.setRelease(<n>);
~(int) NUM.getAcquire()
~!NUM.setOpaque(<n>);
~(int) NUM.getOpaque()
~(int) NUM.getAndAddAcquire(<n>)
~(int) NUM.getAndSetRelease(<n>)
~!ai.setPlain(<n>);
~ai.getPlain()
~ai.getAcquire()
~!ai.setOpaque(<n>);
~(int) NUM.compareAndExchangeAcquire(0, <n>)
""")

family("lock", """
!re.lock(); try { num += <n>; } finally { re.unlock(); }
locked(re, () -> num++)
re.tryLock() ? unlocked(re, num++) : -1
re.tryLock(1, TimeUnit.MILLISECONDS) ? unlocked(re, num++) : -1
!re.lockInterruptibly(); try { num += <n>; } finally { re.unlock(); }
fair.tryLock(0, TimeUnit.SECONDS) ? unlocked(fair, num++) : -1
!fair.lock(); try { num += <n>; } finally { fair.unlock(); }
locked(re, () -> co.await(1, TimeUnit.MILLISECONDS) ? 1 : 0)
locked(re, () -> co.awaitNanos(1000) > 0 ? 1 : 0)
locked(re, () -> { co.await(); return num; }) >> !re.lock(); co.signalAll(); re.unlock();
locked(re, () -> { while (num == 0) co.await(); return num; }) >> !re.lock(); num = 1; co.signal(); re.unlock();
locked(re, () -> { co.awaitUninterruptibly(); return 1; }) >> !re.lock(); co.signal(); re.unlock();
locked(re, () -> co.awaitUntil(new Date()) ? 1 : 0)
!re.lock(); co.signal(); re.unlock();
!re.lock(); num = <n>; co.signalAll(); re.unlock();
re.isLocked()
re.isHeldByCurrentThread()
re.getHoldCount()
!re.unlock();
!<t>.interrupt();
Thread.interrupted()
""", cost=1.2)

family("readwrite", """
locked(rw.readLock(), () -> num)
locked(rw.writeLock(), () -> num++)
rw.readLock().tryLock() ? unlocked(rw.readLock(), num) : -1
rw.writeLock().tryLock() ? unlocked(rw.writeLock(), num++) : -1
rw.writeLock().tryLock(1, TimeUnit.MILLISECONDS) ? unlocked(rw.writeLock(), num++) : -1
!rw.readLock().lockInterruptibly(); rw.readLock().unlock();
rw.isWriteLocked()
rw.getReadHoldCount()
!rw.writeLock().lock(); num++; rw.readLock().lock(); rw.writeLock().unlock(); vol = num; rw.readLock().unlock();
optimistic()
!long s = st.writeLock(); num += <n>; st.unlockWrite(s);
!long s = st.readLock(); vol = num; st.unlockRead(s);
st.tryConvertToWriteLock(st.tryOptimisticRead()) != 0 ? wrote(num++) : -1
st.tryWriteLock() != 0 ? wrote(num++) : -1
st.tryReadLock() != 0 ? readOnce(num) : -1
st.tryWriteLock(1, TimeUnit.MILLISECONDS) != 0 ? wrote(num++) : -1
!long s = st.readLockInterruptibly(); st.unlockRead(s);
!<t>.interrupt();
""", cost=1.5)

family("synchronizer", """
!latch.await(); >> !latch.countDown();
latch.await(1, TimeUnit.MILLISECONDS)
!latch.countDown();
latch.getCount()
!sem.acquire(); num++; sem.release();
!sem.acquire(2); >> !sem.release();
sem.tryAcquire() ? released(num++) : -1
sem.tryAcquire(1, TimeUnit.MILLISECONDS) ? released(num++) : -1
sem.tryAcquire(2, 1, TimeUnit.MILLISECONDS)
!sem.release();
sem.drainPermits()
sem.availablePermits()
!fsem.acquire(); num++; fsem.release();
!sem.acquireUninterruptibly(); num++; sem.release();
barrier.await(1, TimeUnit.MILLISECONDS)
barrier.await() >> barrier.await()
!barrier.reset();
barrier.getNumberWaiting()
barrier.isBroken()
phaser.arrive()
phaser.arriveAndDeregister()
phaser.register()
phaser.getPhase()
phaser.awaitAdvanceInterruptibly(0, 1, TimeUnit.MILLISECONDS)
phaser.arriveAndAwaitAdvance() >> phaser.arrive()
exchanger.exchange("e<n>", 1, TimeUnit.MILLISECONDS)
exchanger.exchange("f<n>") >> exchanger.exchange("g", 1, TimeUnit.MILLISECONDS)
!<t>.interrupt();
Thread.interrupted()
""", cost=1.2)

family("interrupt", """
!<t>.interrupt();
!<t>.interrupt();
Thread.interrupted()
<t>.isInterrupted()
!Thread.sleep(1);
!latch.await();
!latch.countDown();
!sem.acquire();
!sem.release();
latch.await(1, TimeUnit.MILLISECONDS)
sem.tryAcquire(1, TimeUnit.MILLISECONDS)
lbq.poll(1, TimeUnit.MILLISECONDS)
lbq.take() >> lbq.offer(4)
!lbq.put(<n>); >> lbq.poll()
!synchronized (lock) { lock.wait(1); }
!synchronized (lock) { lock.wait(); } >> !synchronized (lock) { lock.notify(); }
!re.lockInterruptibly(); re.unlock();
!fair.lockInterruptibly(); num++; fair.unlock();
locked(re, () -> co.await(1, TimeUnit.MILLISECONDS) ? 1 : 0)
!<t>.join(1);
barrier.await(1, TimeUnit.MILLISECONDS)
exchanger.exchange("e", 1, TimeUnit.MILLISECONDS)
cf.get(1, TimeUnit.MILLISECONDS)
cf.complete(<n>)
task.get(1, TimeUnit.MILLISECONDS)
!task.run();
task.cancel(true)
""", cost=1.6)

family("queue", """
abq.offer(<n>)
abq.poll()
abq.peek()
abq.offer(<n>, 1, TimeUnit.MILLISECONDS)
abq.poll(1, TimeUnit.MILLISECONDS)
!abq.put(<n>); >> abq.poll()
abq.take() >> abq.offer(7)
abq.remainingCapacity()
abq.remove(<n>)
abq.contains(<n>)
abq.drainTo(new ArrayList<>())
abq.toString()
!abq.clear();
lbq.offer(<n>)
lbq.poll()
lbq.offer(<n>, 1, TimeUnit.MILLISECONDS)
lbq.take() >> lbq.offer(8)
lbq.size()
lbq.removeIf(n -> n == <n>)
lbd.offerFirst(<n>)
lbd.pollLast()
lbd.takeFirst() >> lbd.offer(9)
lbd.peekLast()
lbd.toString()
pbq.offer(<n>)
pbq.poll()
pbq.peek()
pbq.size()
syq.offer(<n>)
syq.poll()
syq.offer(<n>, 1, TimeUnit.MILLISECONDS)
syq.poll(1, TimeUnit.MILLISECONDS)
!syq.put(<n>); >> syq.take()
ltq.offer(<n>)
ltq.poll()
ltq.tryTransfer(<n>)
ltq.tryTransfer(<n>, 1, TimeUnit.MILLISECONDS)
ltq.hasWaitingConsumer()
!<t>.interrupt();
""", cost=1.7)

family("lockfree", """
clq.offer(<n>)
clq.poll()
clq.peek()
clq.isEmpty()
clq.remove(<n>)
clq.contains(<n>)
clq.size()
cld.offerFirst(<n>)
cld.pollLast()
cld.peekFirst()
cld.removeLastOccurrence(<n>)
""", cost=2)

family("concurrentmap", """
chm.put(<k>, <n>)
chm.get(<k>)
chm.remove(<k>)
chm.putIfAbsent(<k>, <n>)
chm.replace(<k>, 5, <n>)
chm.remove(<k>, 5)
chm.containsKey(<k>)
chm.merge(<k>, <n>, Integer::sum)
chm.compute(<k>, (k, o) -> o == null ? <i> : null)
chm.computeIfAbsent(<k>, k -> <i>)
chm.computeIfPresent(<k>, (k, o) -> o + <i>)
chm.getOrDefault(<k>, 0)
chm.size()
chm.isEmpty()
chm.containsValue(5)
chm.keySet().toString()
!chm.clear();
!chm.forEach((k, o) -> num += o);
!chm.replaceAll((k, o) -> o + <i>);
chm.reduceValues(9, Integer::sum)
chm.mappingCount()
chm.entrySet().removeIf(e -> e.getKey() == <k>)
chm.values().stream().mapToInt(n -> n).sum()
""", cost=2.3)

family("skiplist", """
csm.put(<k>, <n>)
csm.get(<k>)
csm.remove(<k>)
csm.firstEntry()
csm.pollFirstEntry()
csm.ceilingKey(<k>)
csm.size()
css.add(<n>)
css.remove(<n>)
css.first()
""", cost=2.5)

family("copying", """
cow.add(<n>)
cow.remove(0)
cow.get(<a>)
cow.set(<a>, <n>)
cow.addIfAbsent(<n>)
cow.size()
cow.toString()
cow.contains(<n>)
iter.next()
iter.hasNext()
!cow.sort((n, m) -> n - m + 0 * <i>);
cow.removeIf(n -> n == <i>)
!cow.replaceAll(n -> n + <i>);
!cow.forEach(n -> vol += n);
cows.add(<n>)
cows.remove(<n>)
cow.stream().mapToInt(n -> n).sum()
""")

family("synchronized", """
sym.put(<k>, <n>)
sym.get(<k>)
sym.remove(<k>)
sym.computeIfAbsent(<k>, k -> <i>)
sym.merge(<k>, <n>, Integer::sum)
sym.size()
sym.toString()
!sym.forEach((k, o) -> vol += o);
syl.add(<n>)
syl.remove(0)
syl.get(<a>)
syl.size()
!syl.sort(null);
!syl.sort((n, m) -> n - m + 0 * <i>);
syl.contains(<n>)
syl.removeIf(n -> n == <i>)
vec.add(<n>)
vec.elementAt(<a>)
vec.remove(0)
vec.lastElement()
!vec.removeAllElements();
vec.toString()
vec.indexOf(<n>)
table.put(<k>, <n>)
table.get(<k>)
table.remove(<k>)
table.compute(<k>, (k, o) -> o == null ? <i> : null)
table.size()
props.setProperty("k<k>", "v<n>")
props.getProperty("k<k>")
props.stringPropertyNames()
""", cost=1.2)

family("collection", """
list.add(<n>)
list.size()
list.get(<a>)
list.set(<a>, <n>)
list.remove(0)
!for (int n : list) vol += n;
!list.clear();
linked.add(<n>)
linked.poll()
linked.size()
map.put(<k>, <n>)
map.get(<k>)
map.size()
map.computeIfAbsent(<k>, k -> <i>)
map.remove(<k>)
!for (int k : map.keySet()) vol += k;
deque.push(<n>)
deque.poll()
heapq.add(<n>)
heapq.poll()
!bits.set(<n>);
bits.cardinality()
bits.nextSetBit(0)
!synchronized (list) { list.add(<n>); }
List.copyOf(list).size()
new ArrayList<>(list).size()
""".replace("deque.push(<n>)", "!deque.push(<n>);"), cost=1.2)

family("text", """
sbuf.append(<n>).length()
sbuf.toString()
sbuf.insert(0, 'x').charAt(0)
sbuf.reverse().toString()
!sbuf.setLength(0);
!sbuf.setCharAt(0, 'y');
sbuf.indexOf("b")
sbuf.deleteCharAt(0).length()
sbld.append("c<n>").length()
sbld.length()
word
!word = word + <n>;
!word = word.concat("c<n>");
word.hashCode()
word.equals("w<n>")
!vword = vword + <n>;
vword.substring(0, 1)
vword.length()
String.format("%d-%s", num, vword)
String.join("/", word, vword)
new String(word).intern() == word.intern()
vword.replace("w", "u").toUpperCase()
vword.split("1").length
vword.chars().sum()
vword.repeat(<n>)
String.valueOf(num).concat(vword)
switch (vword) { case "w" -> 1; case "w1" -> 2; default -> 3; }
""")

family("callback", """
Stream.of(1, 2).mapToInt(n -> <i>).sum()
IntStream.range(0, 2).map(n -> <i>).sum()
!IntStream.range(0, 2).forEach(n -> num++);
!List.of(1, 2).forEach(n -> vol += n);
sortedBy((n, m) -> n - m + 0 * <i>)
Optional.of(1).map(n -> n + <i>).get()
Objects.requireNonNullElseGet(null, () -> <i>)
chm.computeIfAbsent(<k>, k -> <i>)
chm.compute(<k>, (k, o) -> <i>)
!chm.forEach((k, o) -> num += o);
ai.updateAndGet(n -> n + <i>)
!cow.replaceAll(n -> n + <i>);
new TreeMap<Integer, Integer>((n, m) -> n - m + 0 * <i>).putIfAbsent(<n>, <n>)
Collections.max(List.of(1, 2), (n, m) -> n - m + 0 * <i>)
Collections.binarySearch(List.of(1, 2, 3), 2, (n, m) -> n - m + 0 * <i>)
Stream.iterate(1, n -> n + <i>).limit(2).toList()
Stream.of(1, 2).reduce(0, (n, m) -> n + m + <i>)
Stream.of(1, 2).collect(Collectors.groupingBy(n -> <i> % 2)).size()
new Counted().hashCode()
Set.of(new Counted()).contains(new Counted())
String.valueOf(new Counted())
cf2.isDone()
cf.complete(<n>)
cf.thenApply(n -> n + <i>).getNow(-1)
!cf.thenAccept(n -> num += n);
cf.handle((n, e) -> <i>).isDone()
task.isDone()
!task.run();
vol
num
""", cost=1.4)

family("parallel", """
!IntStream.range(0, 2).parallel().forEach(n -> num++);
IntStream.range(0, 2).parallel().map(n -> <i>).sum()
Stream.of(1, 2).parallel().mapToInt(n -> ai.addAndGet(n)).sum()
!Arrays.parallelSetAll(ints, n -> n * 2);
!Arrays.parallelPrefix(ints, (n, m) -> n + m);
!chm.forEach(1, (k, o) -> num += o);
chm.reduceValues(1, n -> n, Integer::sum)
C0CompletableFuture.supplyAsync(() -> <i>).join()
~!C0CompletableFuture.runAsync(() -> num++);
num
!num = <n>;
ai.get()
""".replace("C0", C), cost=4)

family("future", """
cf.complete(<n>)
cf.completeExceptionally(new IllegalStateException())
cf.cancel(true)
cf.isDone()
cf.getNow(0)
cf.get(1, TimeUnit.MILLISECONDS)
cf.join() >> cf.complete(6)
cf2.getNow(0)
cf2.isCompletedExceptionally()
cf2.join() >> cf.complete(5)
cf.thenCombine(cf2, Integer::sum).isDone()
cf.exceptionally(e -> 3).getNow(4)
!cf.obtrudeValue(<n>);
cf.getNumberOfDependents()
!task.run();
task.isDone()
task.isCancelled()
task.cancel(false)
task.cancel(true)
task.get(1, TimeUnit.MILLISECONDS)
task.get() >> !task.run();
!num++;
!<t>.interrupt();
""", cost=1.3)

family("executor", """
pool.submit(() -> <i>).get()
!pool.execute(() -> num++);
pool.isShutdown()
pool.invokeAll(List.of(() -> num++)).size()
num
timer.schedule(() -> <i>, 1, TimeUnit.MILLISECONDS).get()
timer.schedule(() -> <i>, 1, TimeUnit.MILLISECONDS).cancel(false)
pool.submit(() -> num).get(1, TimeUnit.MILLISECONDS)
""", cost=5)

family("id", """
before(new Thread(), t0)
before(new Thread(), new Thread())
before(t0, t1)
later(new Thread().getName(), new Thread().getName())
!tname = new Thread().getName();
later(tname, new Thread().getName())
!tid = new Thread().getId();
Long.signum(new Thread().getId() - tid)
<t>.getName()
!<t>.setName("n<n>");
Thread.currentThread().getName()
<t>.getPriority()
!<t>.setPriority(<n>);
System.identityHashCode(box) == System.identityHashCode(box)
box.hashCode() == System.identityHashCode(box)
new Object().equals(box)
Thread.currentThread() == <t>
Thread.currentThread().getId() == <t>.getId()
<t>.isDaemon()
new Thread(() -> vol++).isAlive()
ThreadLocal.withInitial(() -> <i>).get()
!extra.start();
extra.isAlive()
""")

family("time", """
System.nanoTime() - began >= 0
~System.nanoTime() - began > 1000000
!Thread.sleep(1);
!TimeUnit.MICROSECONDS.sleep(<n>);
slept(1)
System.currentTimeMillis() >= 1000
~System.currentTimeMillis() - began / 1000000 > 5
!synchronized (lock) { lock.wait(1); }
!synchronized (lock) { lock.notifyAll(); }
!L0LockSupport.parkNanos(1000);
!L0LockSupport.parkUntil(System.currentTimeMillis() + 1);
!<t>.join(1);
latch.await(1, TimeUnit.MILLISECONDS)
!latch.countDown();
elapsed(() -> Thread.sleep(1))
java.time.Instant.now().isAfter(java.time.Instant.EPOCH)
java.time.Duration.ofNanos(System.nanoTime() - began).isNegative()
new Date().getTime() > 0
!num++;
num
!vol = <n>;
vol
""".replace("L0", L), cost=1.3)

family("monitor", """
!synchronized (lock) { num++; }
!synchronized (lock) { lock.notify(); }
!synchronized (lock) { num = 1; lock.notifyAll(); }
!synchronized (lock) { lock.wait(1); num++; }
!synchronized (lock) { lock.wait(); } >> !synchronized (lock) { lock.notifyAll(); }
!synchronized (lock) { while (num == 0) lock.wait(); } >> !synchronized (lock) { num = 1; lock.notifyAll(); }
!synchronized (lock) { if (num == 0) lock.wait(1, 5); vol = num; }
Thread.holdsLock(lock)
!lock.notify();
!lock.wait(1);
box.twice(<n>)
!synchronized (box) { synchronized (lock) { num++; } }
!synchronized (lock) { synchronized (box) { num++; } }
Main.stat(<n>)
!synchronized (Main.class) { num += <n>; }
!<t>.interrupt();
Thread.interrupted()
<t>.isInterrupted()
!synchronized (box.val > 1 ? lock : box) { vol++; }
!synchronized (<t>) { <t>.wait(1); }
""", cost=1.2)

family("thread", """
!<t>.interrupt();
Thread.interrupted()
<t>.isInterrupted()
<t>.isAlive()
!<t>.join(1);
!<t>.start();
!Thread.yield();
!Thread.onSpinWait();
!Thread.sleep(1);
!L0LockSupport.park(); >> !L0LockSupport.unpark(t0); L0LockSupport.unpark(t1); L0LockSupport.unpark(t2);
!L0LockSupport.parkNanos(1000);
!L0LockSupport.parkNanos(lock, 1000);
!L0LockSupport.unpark(<t>);
L0LockSupport.getBlocker(<t>) == lock
<t>.getState() == Thread.State.TERMINATED
extra.getState() == Thread.State.NEW
!extra.start();
!extra.join(1);
extra.isAlive()
!extra.setDaemon(true);
!Thread t = new Thread(() -> num++); t.start(); t.join();
!Thread t = new Thread(() -> num++); t.start();
!Thread.currentThread().setUncaughtExceptionHandler((t, e) -> vol = 7);
!<t>.setName("m");
<t>.getName().length()
<t>.getStackTrace().length >= 0
num++
vol
""".replace("L0", L), cost=1.2)

family("group", """
group.activeCount()
group.activeGroupCount()
group.enumerate(new Thread[4])
group.enumerate(new ThreadGroup[4])
!grouped.start();
grouped.isAlive()
!grouped.join();
~!new ThreadGroup(group, "h<n>");
new Thread(group, () -> vol++).getThreadGroup().getName()
!Thread t = new Thread(group, () -> num++); t.start();
!group.interrupt();
!group.setMaxPriority(<n>);
group.getMaxPriority()
inner.getParent() == group
inner.activeCount()
group.parentOf(inner)
!group.setDaemon(true);
group.isDaemon()
group.isDestroyed()
grouped.getThreadGroup() == group
Thread.currentThread().getThreadGroup() == group
vol
""")

family("initialisation", """
Init.value
Init2.value
Lazy.get()
!Failing.touch();
Failing.value
Colour.RED.mixed()
Colour.valueOf("BLUE").ordinal()
Crossed.value
Other.value
!vol++;
!num = <n>;
Class.forName(Init.class.getName()).getSimpleName()
Face.value
new Implementing().say()
Derived.own
Const.fixed
Array0.length()
Init.class.desiredAssertionStatus()
MethodHandles.lookup().ensureInitialized(Init2.class).getSimpleName()
""", cost=1.4)

family("threadlocal", """
local.get()
!local.set(<n>);
!local.remove();
plocal.get()
!plocal.set("p<n>");
!inh.set("i<n>");
inh.get()
child(() -> inh.get())
child(() -> local.get())
!vol++;
!ThreadLocal<Integer> l = ThreadLocal.withInitial(() -> <i>); num += l.get();
java.util.concurrent.ThreadLocalRandom.current().nextInt(1)
""", cost=1.3)

family("reflection", """
VALF.getInt(box)
!VALF.setInt(box, <n>);
VALF.get(box)
ADDM.invoke(box, <n>)
Box.class.getDeclaredConstructor(int.class).newInstance(<n>).val
java.lang.reflect.Array.getInt(ints, <a>)
!java.lang.reflect.Array.setInt(ints, <a>, <n>);
!java.lang.reflect.Array.set(ints, <a>, <n>);
!proxy.run();
box.val++
ints[<a>]++
Main.class.getDeclaredField("vol").getInt(null)
!Main.class.getDeclaredField("vol").setInt(null, <n>);
invoked(box, <n>)
Main.class.getDeclaredMethod("stat", int.class).invoke(null, <n>)
Main.class.getDeclaredMethod("fails").invoke(null)
Box.class.getDeclaredMethods().length
new Pair(num, vol).equals(new Pair(<n>, 0))
new Pair(num, vol).toString()
Pair.class.getRecordComponents()[0].getAccessor().invoke(new Pair(vol, 1))
vol++
""", cost=1.4)

family("serial", """
((Fin) read(frozen)).get()
written(box).length > 0
((Box) read(written(box))).val
!box.val = <n>;
box.add(<n>)
((ArrayList<?>) read(written(new ArrayList<>(List.of(vol))))).size()
!fin = (Fin) read(frozen);
fin.get()
((int[]) read(written(ints)))[<a>]
!ints[<a>] = <n>;
read(written(Colour.BLUE)) == Colour.BLUE
!vol = <n>;
read(written(new Custom(<n>))).toString()
""", cost=2.2)

family("final", """
fin.get()
!fin = new Fin(<n>);
!FINF.setInt(fin, <n>);
FINF.getInt(fin)
fin.hashCode()
!new Leaky(<n>);
leaked == null ? 0 : leaked.fix
leaked == null ? 0 : leaked.fix + leaked.last
!slot = new Box(<n>);
slot == null ? 0 : slot.val
new Pair(num, vol).left()
List.of(num, vol).get(<a>)
!num++;
""", cost=1.2)

family("exception", """
!throw new IllegalStateException("e<n>");
10 / num
ints[vol + <n>]
slot.val
(Object) (num == 0 ? "s" : 1) instanceof String
((Comparable<Integer>) (Object) vword).compareTo(<n>)
!try { num = 10 / num; } finally { vol++; }
!try (Closing c = new Closing()) { num++; throw new IllegalStateException(); }
!failing.addSuppressed(new Exception());
failing.getSuppressed().length
!thrown = new Exception("x<n>");
thrown.getMessage()
!synchronized (lock) { if (num == 0) throw new IllegalStateException(); num--; }
caught(() -> { if (vol == <n>) throw new IllegalArgumentException(); return num++; })
!assert num != <n>;
!num++;
!vol = <n>;
new int[vol - 1].length
Integer.parseInt(vword)
Objects.requireNonNull(slot).val
Objects.checkIndex(vol, <n>)
List.of(1).get(num)
new Exception(thrown).getCause() == null
!slot = new Box(<n>);
depth(<n>)
""", cost=1.1)

family("stream", """
Arrays.stream(ints).map(n -> n + <i>).sum()
list.stream().map(n -> n + <i>).toList()
cow.stream().filter(n -> n > <i>).count()
chm.values().stream().mapToInt(n -> n).max().getAsInt()
IntStream.rangeClosed(1, 2).mapToObj(n -> word + n).collect(Collectors.joining())
Stream.generate(() -> <i>).limit(2).toList()
Stream.of(2, 1).sorted((n, m) -> n - m + 0 * <i>).findFirst().get()
Stream.of(1, 2, 2).distinct().peek(n -> vol += n).count()
Stream.of(1, 2).anyMatch(n -> n == <i>)
Stream.of(1, 2).flatMap(n -> Stream.of(n, <i>)).toList()
ints[<a>]++
cow.add(<n>)
vol++
!num = <n>;
IntStream.range(0, 3).boxed().collect(Collectors.toMap(n -> n, n -> <i>)).size()
Stream.of(1, 2).takeWhile(n -> n < <i>).count()
""", cost=1.5)

family("file", """
Files.exists(path)
Files.deleteIfExists(path)
Files.writeString(path, "f<n>").getNameCount() > 0
Files.readString(path)
Files.size(path)
!file.seek(<a>); file.write(<n>);
!file.seek(0);
file.read()
file.length()
!file.setLength(<a>);
file.getFilePointer()
Files.createFile(path).equals(path)
Files.writeString(path, "ab", StandardOpenOption.APPEND).equals(path)
path.toFile().renameTo(new File(path + ".x"))
new File(path + ".x").exists()
file.getChannel().position()
file.getChannel().size()
file.getChannel().write(ByteBuffer.wrap(new byte[] {<n>, <n>}))
file.getChannel().write(ByteBuffer.wrap(new byte[] {<n>}), 3)
""", cost=1.8)

family("native", """
System.setProperty(keys + <k>, "v<n>")
System.getProperty(keys + <k>)
System.clearProperty(keys + <k>)
Integer.getInteger(keys + <k>)
Runtime.getRuntime().availableProcessors() > 0
System.getenv("NO_SUCH_<n>")
Float.floatToIntBits(num)
Math.floorMod(num, <n>)
StrictMath.sqrt(vol)
Runtime.getRuntime().totalMemory() > 0
new Throwable().getStackTrace().length > 0
Thread.currentThread().getStackTrace().length > 0
box.copy().val
ints.clone()[<a>]
Object.class.isInstance(slot)
vol++
!num = <n>;
!ints[<a>] = <n>;
box.add(<n>)
weak.get() == box
!weak.clear();
weak.enqueue()
word.intern() == word
System.lineSeparator().length()
Class.forName("java.util.ArrayList").getSimpleName()
StackWalker.getInstance().walk(s -> s.count() > 0)
""")

family("output", """
!baos.write(<n>);
baos.toString().length()
!stream.print(<n>);
!stream.println("s<n>");
stream.append("t").checkError()
!baos.reset();
reader.read()
reader.read(chars, 0, 2)
!writer.write("w<n>");
writer.toString()
!System.out.print("");
chars[<a>]
baos.toByteArray().length
""")

family("random", """
rnd.nextInt(3)
rnd.nextBoolean()
!rnd.setSeed(<n>);
new Random(<n>).nextInt(4)
new SplittableRandom(<n>).nextInt(4)
!num += rnd.nextInt(2);
num
rnd.ints(2, 0, 3).sum()
rnd.nextInt()
!Collections.shuffle(list, rnd);
list.size()
""")
