// outcome: 0 5
// A thread number is used again: the second thread starts after the first was joined.
public class Handover {
    static int n;

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 2; i++) {
            int add = i * 3 + 1;
            Thread t = new Thread(() -> n += add);
            t.start();
            t.join();
        }
        System.out.println(n);
    }
}
