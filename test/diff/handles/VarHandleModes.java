// Aims at: every access mode of VarHandles on fields of every type.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandleModes {
    boolean z;
    byte b;
    short s;
    char c = 'a';
    int i;
    long j;
    float f;
    double d;
    String text = "t0";
    static int count;

    static VarHandle find(String name, Class<?> type) throws Exception {
        return MethodHandles.lookup().findVarHandle(VarHandleModes.class, name, type);
    }

    static void ints(VarHandle v, VarHandleModes o) {
        v.set(o, 1);
        v.setOpaque(o, 2);
        v.setRelease(o, 3);
        v.setVolatile(o, 4);
        System.out.println((int) v.get(o) + (int) v.getOpaque(o) + (int) v.getAcquire(o) + (int) v.getVolatile(o));
        System.out.println(v.compareAndSet(o, 4, 5) + " " + v.compareAndSet(o, 4, 6) + " "
            + (int) v.compareAndExchange(o, 5, 7) + " " + (int) v.compareAndExchangeAcquire(o, 5, 8) + " "
            + (int) v.compareAndExchangeRelease(o, 7, 9));
        System.out.println(v.weakCompareAndSet(o, 9, 10) + " " + v.weakCompareAndSetPlain(o, 10, 11) + " "
            + v.weakCompareAndSetAcquire(o, 11, 12) + " " + v.weakCompareAndSetRelease(o, 12, 13));
        System.out.println((int) v.getAndSet(o, 14) + " " + (int) v.getAndSetAcquire(o, 15) + " "
            + (int) v.getAndSetRelease(o, 16) + " " + (int) v.getAndAdd(o, 1) + " " + (int) v.getAndAddAcquire(o, 2) + " "
            + (int) v.getAndAddRelease(o, -3));
        System.out.println((int) v.getAndBitwiseOr(o, 3) + " " + (int) v.getAndBitwiseOrAcquire(o, 4) + " "
            + (int) v.getAndBitwiseOrRelease(o, 8) + " " + (int) v.getAndBitwiseAnd(o, 30) + " "
            + (int) v.getAndBitwiseAndAcquire(o, 15) + " " + (int) v.getAndBitwiseAndRelease(o, 7) + " "
            + (int) v.getAndBitwiseXor(o, 1) + " " + (int) v.getAndBitwiseXorAcquire(o, 2) + " "
            + (int) v.getAndBitwiseXorRelease(o, 4) + " " + o.i);
    }

    public static void main(String[] args) throws Exception {
        VarHandleModes o = new VarHandleModes();
        ints(find("i", int.class), o);
        VarHandle z = find("z", boolean.class), b = find("b", byte.class), s = find("s", short.class);
        VarHandle c = find("c", char.class), j = find("j", long.class), f = find("f", float.class);
        VarHandle d = find("d", double.class), t = find("text", String.class);
        System.out.println((boolean) z.getAndBitwiseXor(o, true) + " " + (boolean) z.getAndBitwiseAnd(o, false) + " "
            + z.compareAndSet(o, false, true) + o.z);
        b.set(o, (byte) 127);
        System.out.println((byte) b.getAndAdd(o, (byte) 1) + " " + o.b + " " + b.compareAndSet(o, (byte) -128, (byte) 3) + o.b
            + " " + (byte) b.getAndBitwiseOr(o, (byte) -128) + o.b);
        System.out.println((short) s.getAndAdd(o, (short) -1) + " " + o.s + " " + s.compareAndSet(o, (short) -1, (short) 5));
        System.out.println((char) c.getAndAdd(o, (char) 2) + " " + o.c + c.compareAndSet(o, 'c', 'z') + o.c);
        System.out.println((long) j.getAndAdd(o, 1L << 33) + " " + (long) j.getAndBitwiseOr(o, 1L) + " "
            + (long) j.compareAndExchange(o, (1L << 33) + 1, -1L) + " " + o.j);
        System.out.println((float) f.getAndAdd(o, 0.5f) + " " + (float) f.getAndSet(o, Float.NaN) + " "
            + f.compareAndSet(o, Float.NaN, 2f) + o.f);
        System.out.println((double) d.getAndAdd(o, 2.5) + " " + d.compareAndSet(o, 2.5, -0.0) + d.compareAndSet(o, 0.0, 1.0)
            + " " + o.d);
        System.out.println((String) t.getAndSet(o, "t1") + " " + t.compareAndSet(o, "t1", "t2") + " "
            + (String) t.compareAndExchange(o, "t2", null) + " " + o.text);
        VarHandle count = MethodHandles.lookup().findStaticVarHandle(VarHandleModes.class, "count", int.class);
        for (int i = 0; i < 10; i++) count.getAndAdd(i);
        System.out.println(count + " " + (int) count.get());
        VarHandle.acquireFence();
        VarHandle.releaseFence();
        VarHandle.loadLoadFence();
        VarHandle.storeStoreFence();
    }
}
