import java.util.Vector;

// Two threads empty a vector, whose methods are synchronized.
// bug: the vector can become empty between the question and the removal.
// verdict: uncaught-exception
public class VectorEmptyBad {
    static final Vector<String> vector = new Vector<>();

    static void takeOne() {
        if (!vector.isEmpty()) {
            vector.remove(0);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        vector.add("only");
        Run.all(VectorEmptyBad::takeOne, VectorEmptyBad::takeOne);
        assert vector.isEmpty();
    }
}
