// outcome: 3
// outcome: 3 a
// Another thread ends the program at any moment; main waits for it.
public class ExitCutsShort {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> System.exit(3));
        t.start();
        System.out.print("a");
        t.join();
        System.out.print("b");
    }
}
