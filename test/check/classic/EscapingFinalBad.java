// A thread object whose final name is used by the thread itself.
// bug: the constructor starts the thread before the name is set; that it is final does not help.
// verdict: uncaught-exception
public class EscapingFinalBad extends Thread {
    private final String word;

    EscapingFinalBad(String given) {
        start();
        word = given.trim();
    }

    @Override
    public void run() {
        assert word.length() == 5;
    }

    public static void main(String[] args) {
        new EscapingFinalBad("clock ");
    }
}
