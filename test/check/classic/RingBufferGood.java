// Lamport's queue: one producer, one consumer, a ring of two slots, no locks.
// verdict: clean
public class RingBufferGood {
    static final int[] slots = new int[2];
    static volatile int head, tail;

    static void produce() {
        for (int value = 1; value <= 3; value++) {
            int at = tail;
            while (at - head == slots.length) {
            }
            slots[at % slots.length] = value;
            tail = at + 1;
        }
    }

    static void consume() {
        for (int value = 1; value <= 3; value++) {
            int at = head;
            while (tail == at) {
            }
            assert slots[at % slots.length] == value : "the slot is not filled";
            head = at + 1;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(RingBufferGood::produce, RingBufferGood::consume);
    }
}
