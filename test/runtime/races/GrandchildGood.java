// A thread that is started by a thread sees what was written before both.
// run --race=hb: none
public class GrandchildGood {
    static String word;

    public static void main(String[] args) throws InterruptedException {
        String[] seen = new String[1];
        word = "one";
        Run.all(() -> {
            Thread child = new Thread(() -> seen[0] = word);
            child.start();
            child.join();
        });
    }
}
