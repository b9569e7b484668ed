/* Two races in one line: the proof of the one is none of the other. */
public class OneLine {
    int a, b;

    public static void main(String[] args) throws InterruptedException {
        OneLine o = new OneLine();
        Thread t = new Thread(() -> o.a = o.b + 1);
        Thread u = new Thread(() -> o.b = o.a + 1);
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
