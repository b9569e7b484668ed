import java.util.Vector;

// Two threads empty a vector, whose methods are synchronized.
// verdict: clean
public class VectorEmptyGood {
    static final Vector<String> vector = new Vector<>();

    static void takeOne() {
        synchronized (vector) {
            if (!vector.isEmpty()) {
                vector.remove(0);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        vector.add("only");
        Run.all(VectorEmptyGood::takeOne, VectorEmptyGood::takeOne);
        assert vector.isEmpty();
    }
}
