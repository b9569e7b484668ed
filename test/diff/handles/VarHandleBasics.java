// Aims at: VarHandles on fields, statics and arrays: get, set, compareAndSet, getAndAdd, access modes.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandleBasics {
    private int i = 1;
    private volatile long l = 2;
    private String s = "s";
    private static int st = 3;
    private boolean z;

    public static void main(String[] args) throws Exception {
        MethodHandles.Lookup k = MethodHandles.lookup();
        VarHandle vi = k.findVarHandle(VarHandleBasics.class, "i", int.class);
        VarHandle vl = k.findVarHandle(VarHandleBasics.class, "l", long.class);
        VarHandle vs = k.findVarHandle(VarHandleBasics.class, "s", String.class);
        VarHandle vst = k.findStaticVarHandle(VarHandleBasics.class, "st", int.class);
        VarHandle vz = k.findVarHandle(VarHandleBasics.class, "z", boolean.class);
        VarHandle va = MethodHandles.arrayElementVarHandle(int[].class);
        VarHandle vo = MethodHandles.arrayElementVarHandle(String[].class);
        VarHandleBasics o = new VarHandleBasics();
        vi.set(o, 10);
        System.out.println((int) vi.get(o) + " " + vi.compareAndSet(o, 10, 20) + vi.compareAndSet(o, 10, 30) + " "
            + (int) vi.getAndAdd(o, 5) + " " + (int) vi.getAndSet(o, 1) + " " + (int) vi.getVolatile(o) + " "
            + (int) vi.getAndBitwiseOr(o, 6) + " " + o.i);
        vl.setVolatile(o, 1L << 40);
        System.out.println((long) vl.getAcquire(o) + " " + (long) vl.compareAndExchange(o, 1L << 40, 5L) + " " + o.l);
        vs.setRelease(o, "t");
        System.out.println((String) vs.getAndSet(o, "u") + (String) vs.getOpaque(o) + vs.compareAndSet(o, "u", null)
            + o.s);
        vst.set(9);
        System.out.println((int) vst.getAndAdd(1) + " " + st + " " + vz.compareAndSet(o, false, true) + o.z);
        int[] a = {1, 2, 3};
        String[] b = {"x"};
        va.set(a, 1, 50);
        System.out.println((int) va.getAndAdd(a, 1, 7) + " " + a[1] + " " + vo.compareAndSet(b, 0, "x", "y") + b[0]);
        try {
            va.set(a, 3, 1);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("out of bounds");
        }
        try {
            int none = (int) vi.get((VarHandleBasics) null);
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
        VarHandle.fullFence();
    }
}
