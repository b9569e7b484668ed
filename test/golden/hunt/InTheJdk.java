import java.util.ArrayList;

/* The race is on a field of the JDK: the search does not look at those, so that it finds none refutes nothing. */
public class InTheJdk {
    public static void main(String[] args) throws InterruptedException {
        ArrayList<String> list = new ArrayList<>();
        Thread t = new Thread(() -> list.add("a"));
        t.start();
        list.add("b");
        t.join();
    }
}
