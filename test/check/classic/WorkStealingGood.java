import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

// A deque of tasks: its owner takes from the bottom, a thief from the top.
// verdict: clean
public class WorkStealingGood {
    static final int NONE = -1;
    static final AtomicInteger top = new AtomicInteger();
    static volatile int bottom = 2;
    static final AtomicIntegerArray done = new AtomicIntegerArray(2);

    static int pop() {
        int last = bottom - 1;
        bottom = last;
        int first = top.get();
        if (last > first) {
            return last;
        }
        boolean won = last == first && top.compareAndSet(first, first + 1);
        bottom = last + 1;
        return won ? last : NONE;
    }

    static int steal() {
        int first = top.get();
        if (first >= bottom) {
            return NONE;
        }
        return top.compareAndSet(first, first + 1) ? first : NONE;
    }

    static void perform(int task) {
        if (task != NONE) {
            int times = done.incrementAndGet(task);
            assert times == 1 : "a task is done twice";
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> {
            perform(pop());
            perform(pop());
        }, () -> perform(steal()));
        assert done.get(0) + done.get(1) == 2 : "a task is not done";
    }
}
