// Two threads share a sum under a lock; main has joined both when it reads and resets it without the lock, and starts others.
// run --race={hb,lockset}: none
// hunt --race=both: none
public class SharedThenJoinedGood {
    static int sum;

    static synchronized void add() {
        sum++;
    }

    public static void main(String[] args) throws InterruptedException {
        for (int round = 0; round < 2; round++) {
            Run.all(SharedThenJoinedGood::add, SharedThenJoinedGood::add);
            sum = sum - 2;
        }
        assert sum == 0;
    }
}
