// Two threads initialise two classes.
// verdict: clean
public class ClassInitGood {
    static final class Even {
        static int value = Odd.value + 1;
    }

    static final class Odd {
        static int value = 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> Even.value++, () -> Odd.value++);
    }
}
