import havelock.Verify;

/** A field that main writes, and another thread in an atomic section; the flag is used in sections only. */
public class AtomicSection {
    static int field;
    static int after;
    static boolean flag;

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> {
            after = 1;
            Verify.beginAtomic();
            field++;
            Verify.beginAtomic();
            flag = true;
            Verify.endAtomic();
            field++;
            Verify.endAtomic();
        });
        thread.start();
        if (args.length > 0) after = 2; // a race, outside the section
        field = 5;
        Verify.beginAtomic();
        boolean seen = flag;
        Verify.endAtomic();
        if (seen) after++;
        thread.join();
    }
}
