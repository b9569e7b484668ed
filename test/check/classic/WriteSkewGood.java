// Of two doctors on call one may go home, if the other stays.
// verdict: clean
public class WriteSkewGood {
    static final Object[] entry = {new Object(), new Object()};
    static final boolean[] onCall = {true, true};

    static void goHome(int me) {
        synchronized (entry[0]) {
            if (onCall[1 - me]) {
                onCall[me] = false;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> goHome(0), () -> goHome(1));
        assert onCall[0] || onCall[1] : "nobody is on call";
    }
}
