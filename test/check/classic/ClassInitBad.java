// Two threads initialise two classes.
// bug: each initialiser needs the other class, which the other thread is initialising.
// verdict: deadlock
public class ClassInitBad {
    static final class Even {
        static int value = Odd.value + 1;
    }

    static final class Odd {
        static int value = Even.value + 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> Even.value++, () -> Odd.value++);
    }
}
