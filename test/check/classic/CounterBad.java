// Two threads count together.
// bug: incrementing a volatile field is a read and a write.
// verdict: assertion
public class CounterBad {
    static volatile int count;

    static void work() {
        for (int i = 0; i < 3; i++) {
            count++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(CounterBad::work, CounterBad::work);
        assert count == 6 : "an update is lost";
    }
}
