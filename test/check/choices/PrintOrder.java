// check: --outcomes
// check:

/** Two threads print two lines each: six orders. Without --outcomes nothing is told. */
public class PrintOrder {
    static void print(String name) {
        System.out.println(name + "1");
        System.out.println(name + "2");
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> print("a"));
        t.start();
        print("b");
        t.join();
    }
}
