// check: --outcomes
import java.io.*;

/** System.out is final, and set by another thread all the same: it is seen before or after. */
public class Redirected {
    public static void main(String[] args) throws Exception {
        PrintStream out = System.out;
        Thread t = new Thread(() -> System.setOut(new PrintStream(new ByteArrayOutputStream())));
        t.start();
        boolean before = System.out == out;
        t.join();
        out.println(before ? "before" : "after");
    }
}
