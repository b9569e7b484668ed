// Aims at: virtual and interface dispatch over a deep and wide hierarchy, abstract classes, many interfaces.
public class VirtualCalls {
    interface I1 { default int a() { return 1; } }
    interface I2 { default int b() { return 2; } }
    interface I3 extends I1, I2 { int c(); }
    interface I4 { int d(); }
    interface I5 extends I4, I3 { default int d() { return c() * 10; } }

    abstract static class L0 implements I1 {
        abstract int id();

        public String toString() {
            return "L" + id() + a();
        }
    }

    static class L1 extends L0 { int id() { return 1; } }
    static class L2 extends L1 implements I2 { public int a() { return 20; } }
    static class L3 extends L2 implements I5 { public int c() { return 3; } }
    static class L4 extends L3 { int id() { return 4; } public int b() { return super.b() + 40; } }
    static class L5 extends L4 { public int d() { return super.d() + 5; } }
    static class L6 extends L5 { int id() { return super.id() + 6; } public int a() { return super.a() + 6; } }

    public static void main(String[] args) {
        L0[] all = {new L1(), new L2(), new L3(), new L4(), new L5(), new L6()};
        int sum = 0;
        for (int round = 0; round < 50; round++) {
            for (L0 l : all) {
                sum = sum * 3 + l.id() + l.a();
                if (l instanceof I2 i) sum += i.b();
                if (l instanceof I4 i) sum += i.d();
                if (l instanceof I3 i) sum ^= i.c() + i.a() + i.b();
            }
        }
        for (L0 l : all) {
            System.out.print(l + " ");
        }
        System.out.println(sum);
    }
}
