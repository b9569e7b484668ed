// outcome: 0 done
// violation: circle
// Each initialiser needs the other class: started by two threads at once they wait for each other.
public class CrossedInitialisers {
    static class A {
        static int value = B.value + 1;
    }
    static class B {
        static int value = A.value + 1;
    }
    static void one() {
        synchronized (A.class) {
        }
        if (A.value < 0) throw new IllegalStateException();
    }
    static void two() {
        if (B.value < 0) throw new IllegalStateException();
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> one()), u = new Thread(() -> two());
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println("done");
    }
}
