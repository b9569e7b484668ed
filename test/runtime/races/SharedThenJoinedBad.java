// Two threads share a sum under a lock; main reads and resets it without the lock.
// bug: main has joined only one of them.
// run --race={lockset,both}: data-race SharedThenJoinedBad.sum
// hunt --race=lockset: data-race SharedThenJoinedBad.sum confirmed
public class SharedThenJoinedBad {
    static int sum;

    static synchronized void add() {
        sum++;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(SharedThenJoinedBad::add), other = new Thread(SharedThenJoinedBad::add);
        one.start();
        other.start();
        one.join();
        sum = 0;
        other.join();
    }
}
