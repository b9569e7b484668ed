import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

// Tasks with a time are taken from a queue when it has come.
// run --race=hb: none
public class DelayedTaskGood {
    static final class Note implements Delayed {
        int text;

        @Override
        public long getDelay(TimeUnit unit) {
            return 0;
        }

        @Override
        public int compareTo(Delayed other) {
            return 0;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        DelayQueue<Note> queue = new DelayQueue<>();
        int[] seen = new int[1];
        Run.all(() -> {
            Note note = new Note();
            note.text = 42;
            queue.put(note);
        }, () -> seen[0] = queue.take().text);
    }
}
