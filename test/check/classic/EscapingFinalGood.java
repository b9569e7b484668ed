// A thread object whose final name is used by the thread itself.
// verdict: clean
public class EscapingFinalGood extends Thread {
    private final String word;

    EscapingFinalGood(String given) {
        word = given.trim();
    }

    @Override
    public void run() {
        assert word.length() == 5;
    }

    public static void main(String[] args) {
        new EscapingFinalGood("clock ").start();
    }
}
