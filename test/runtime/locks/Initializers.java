// Two classes need each other to be initialised: two threads that begin at different ends can wait for each other. That
// is no lock order: only a search finds it.
// run --deadlock={tree,basic,guarded,segmented}: none
// java: may hang
public class Initializers {
    static final class Left {
        static final Object value = new Object();
        static final Object other = Right.value;
    }

    static final class Right {
        static final Object value = new Object();
        static final Object other = Left.value;
    }

    public static void main(String[] args) throws InterruptedException {
        Object[] seen = new Object[2];
        Run.all(() -> seen[0] = Left.value, () -> seen[1] = Right.value);
    }
}
