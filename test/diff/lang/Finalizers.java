// Finalizers, weak and phantom references after System.gc().
import java.lang.ref.*;
import java.util.*;
public class Finalizers {
    static int n;
    static Object lock = new Object();
    static Object saved, kept;
    static class F {
        final int k;
        F(int k) {
            this.k = k;
        }
        @Override
        protected void finalize() {
            synchronized (lock) {
                n += k;
                lock.notifyAll();
            }
        }
    }
    static class G extends F {
        G() {
            super(100);
        }
        @Override
        protected void finalize() {
            super.finalize();
            saved = this;
            throw new RuntimeException("ignored");
        }
    }
    static class E {
        protected void finalize() {}
    }
    public static void main(String[] a) throws Exception {
        make();
        for (int i = 0; i < 100 && n < 106; i++) {
            System.gc();
            synchronized (lock) {
                if (n < 106)
                    lock.wait(50);
            }
        }
        System.out.println(n);
        for (int i = 0; i < 100 && saved == null; i++) Thread.sleep(10);
        System.out.println(saved.getClass().getSimpleName());
        saved = null;
        System.gc();
        Thread.sleep(50);
        System.out.println(n);
        kept = new F(1000);
        System.gc();
        Thread.sleep(50);
        System.out.println(n);
        WeakReference<F> w = weak();
        ReferenceQueue<F> q = new ReferenceQueue<>();
        PhantomReference<F> p = phantom(q);
        for (int i = 0; i < 100 && (w.get() != null || !p.refersTo(null)); i++) {
            System.gc();
            Thread.sleep(20);
        }
        System.out.println(w.get() + " " + (q.remove(1000) == p) + " " + n);
        System.runFinalization();
        Map<Object, String> wm = new WeakHashMap<>();
        wm.put(new Object(), "x");
        for (int i = 0; i < 100 && !wm.isEmpty(); i++) {
            System.gc();
            Thread.sleep(10);
        }
        System.out.println(wm.size());
        Object r = F.class.getDeclaredConstructor(int.class).newInstance(7);
        r = null;
        for (int i = 0; i < 100 && n % 10 != 0; i++) {
            System.gc();
            Thread.sleep(10);
        }
        System.out.println(n);
    }
    static WeakReference<F> weak() {
        return new WeakReference<>(new F(10000));
    }
    static PhantomReference<F> phantom(ReferenceQueue<F> q) {
        return new PhantomReference<>(new F(100000), q);
    }
    static void make() {
        for (int i = 1; i <= 3; i++) new F(i);
        new G();
        new E();
    }
}
